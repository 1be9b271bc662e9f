import type { approvalTable, scopeTable } from "#app/content/recognitions.server.ts";
import type { HeadWords } from "#app/content/schema/parts.ts";
import { TextLink } from "#app/ui/button-link.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { DocumentTable } from "#app/ui/document-table.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import styles from "./approvals.module.css";

interface ApprovalsProps {
  readonly methods: ReturnType<typeof approvalTable>;
  readonly scopes: ReturnType<typeof scopeTable> & HeadWords;
  readonly link: { readonly href: string; readonly label: string };
  /** Beside each other, or one below the other on one sheet. */
  readonly layout: "columns" | "sheet";
}

/** The NDT approvals and the approval scopes: two tables. One without rows is not there, nor the section without any. */
export function Approvals({ methods, scopes, link, layout }: ApprovalsProps) {
  const { code, method, approval } = methods.columns;
  const { scope, subject, recognition } = scopes.columns;
  if (methods.rows.length + scopes.rows.length === 0) return null;
  return (
    <section className={classNames("section", styles.section)} data-layout={layout}>
      <Reveal className={classNames("wrap grid", styles.grid)}>
        {methods.rows.length > 0 && (
          <div className={styles.methods}>
            <Eyebrow label={methods.label} />
            <h2>{methods.title}</h2>
            <DocumentTable
              caption={methods.title}
              columns={[code, method, approval]}
              rows={methods.rows.map((row) => [
                { column: code, text: row.code ?? "–", kind: "code" },
                { column: method, text: row.name, kind: "name" },
                { column: approval, text: row.approval },
              ])}
            />
          </div>
        )}
        {scopes.rows.length > 0 && (
          <div className={styles.scopes}>
            <Eyebrow label={scopes.label} />
            <h2>{scopes.title}</h2>
            <DocumentTable
              caption={scopes.title}
              columns={[scope, subject, recognition]}
              rows={scopes.rows.map((row) => [
                { column: scope, text: row.code, kind: "code" },
                { column: subject, text: row.subject, kind: "name" },
                { column: recognition, text: row.recognition },
              ])}
            />
          </div>
        )}
        <p className={styles.link}>
          <TextLink {...link} />
        </p>
      </Reveal>
    </section>
  );
}
