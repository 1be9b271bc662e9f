/** The tables of approvals: by method and by scope. */
import type { ComponentProps } from "react";
import type { scopeTable } from "#app/data/recognitions.server.ts";
import type { HeadWords } from "#model/schema/parts.ts";
import { TextLink } from "#app/ui/button-link.tsx";
import { DocumentTable } from "#app/ui/document-table.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import styles from "./approvals.module.css";

type TableWords = HeadWords & ReturnType<typeof scopeTable>;

interface ApprovalsProps {
  readonly methods: TableWords;
  readonly scopes: TableWords;
  readonly link: ComponentProps<typeof TextLink>;
  /** The methods first, in columns of the page; or the scopes first, side by side on one sheet. */
  readonly layout: "columns" | "sheet";
}

function ApprovalTable({
  label,
  title,
  columns,
  rows,
  children,
  ...place
}: TableWords & ComponentProps<"div">) {
  return (
    <div {...place}>
      <SectionTitle label={label} title={title} />
      <DocumentTable caption={title} columns={columns} rows={rows} />
      {children}
    </div>
  );
}

/**
 * The NDT approvals and the approval scopes: two tables. The link to the other page stands below the shorter one. A table without
 * rows is left out, and so is the section without tables.
 */
export function Approvals({ methods, scopes, link, layout }: ApprovalsProps) {
  const sheet = layout === "sheet";
  const ofMethods = {
    ...methods,
    className: styles.methods,
    ...(sheet ? { "data-start": 8 } : { "data-span": 6 }),
  };
  const ofScopes = {
    ...scopes,
    className: styles.scopes,
    ...(sheet ? { "data-span": 7 } : { "data-start": 7 }),
  };
  const tables = (sheet ? [ofScopes, ofMethods] : [ofMethods, ofScopes]).filter(
    ({ rows }) => rows.length > 0,
  );
  if (tables.length === 0) return null;
  const shorter = tables.reduce((one, other) => (other.rows.length < one.rows.length ? other : one));
  return (
    <section
      id="approvals"
      className={`section ${styles.section}`}
      data-layout={layout}
      data-ground={sheet ? "tinted" : undefined}
    >
      <Reveal className={`wrap grid ${styles.grid}`}>
        {tables.map((table) => (
          <ApprovalTable key={table.title} {...table}>
            {table === shorter && (
              <p className="actions">
                <TextLink {...link} />
              </p>
            )}
          </ApprovalTable>
        ))}
      </Reveal>
    </section>
  );
}
