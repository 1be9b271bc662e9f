import type { ComponentProps } from "react";
import type { approvalTable, scopeTable } from "#app/data/recognitions.server.ts";
import type { HeadWords } from "#model/schema/parts.ts";
import { TextLink } from "#app/ui/button-link.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { DocumentTable } from "#app/ui/document-table.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import styles from "./approvals.module.css";

interface ApprovalsProps {
  readonly methods: ReturnType<typeof approvalTable>;
  readonly scopes: ReturnType<typeof scopeTable> & HeadWords;
  readonly link: ComponentProps<typeof TextLink>;
  /** The methods first, in columns of the page; or the scopes first, side by side on one sheet. */
  readonly layout: "columns" | "sheet";
}

interface TableProps extends HeadWords, Omit<ComponentProps<typeof DocumentTable>, "caption"> {
  readonly className: string | undefined;
  readonly span?: number;
  readonly start?: number;
}

function ApprovalTable({ className, span, start, label, title, ...table }: TableProps) {
  return (
    <div className={className} data-span={span} data-start={start}>
      <Eyebrow label={label} />
      <h2>{title}</h2>
      <DocumentTable caption={title} {...table} />
    </div>
  );
}

/** The NDT approvals and the approval scopes: two tables. One without rows is not there, nor the section without any. */
export function Approvals({ methods, scopes, link, layout }: ApprovalsProps) {
  const { code, method, approval } = methods.columns;
  const { scope, subject, recognition } = scopes.columns;
  const sheet = layout === "sheet";
  const tables = [
    methods.rows.length > 0 && (
      <ApprovalTable
        key="methods"
        className={styles.methods}
        {...(sheet ? { start: 8 } : { span: 5 })}
        label={methods.label}
        title={methods.title}
        columns={[code, method, approval]}
        rows={methods.rows.map((row) => [
          { column: code, text: row.code ?? "–", kind: "code" },
          { column: method, text: row.name, kind: "name" },
          { column: approval, text: row.approval },
        ])}
      />
    ),
    scopes.rows.length > 0 && (
      <ApprovalTable
        key="scopes"
        className={styles.scopes}
        {...(sheet ? { span: 7 } : { start: 7 })}
        label={scopes.label}
        title={scopes.title}
        columns={[scope, subject, recognition]}
        rows={scopes.rows.map((row) => [
          { column: scope, text: row.code, kind: "code" },
          { column: subject, text: row.subject, kind: "name" },
          { column: recognition, text: row.recognition },
        ])}
      />
    ),
  ];
  if (!tables.some(Boolean)) return null;
  return (
    <section
      id="approvals"
      className={classNames("section", styles.section)}
      data-layout={layout}
      data-ground={sheet ? "tinted" : undefined}
    >
      <Reveal className={classNames("wrap grid", styles.grid)}>
        {sheet ? [...tables].reverse() : tables}
        <p>
          <TextLink {...link} />
        </p>
      </Reveal>
    </section>
  );
}
