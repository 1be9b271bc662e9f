import type { ContactWords } from "./page.server.ts";
import type { OfficeCard } from "#app/content/shared-parts.server.ts";
import { Reveal } from "#app/ui/reveal.tsx";
import { Office } from "./office.tsx";
import styles from "./offices.module.css";

export interface OfficeLabels {
  readonly labels: ContactWords["labels"];
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly card: string;
  readonly directions: string;
}

/** The offices, side by side: map, address, people, numbers. */
export function Offices({
  offices,
  labels,
}: {
  readonly offices: readonly OfficeCard[];
  readonly labels: OfficeLabels;
}) {
  return (
    <section>
      <Reveal className={styles.offices}>
        {offices.map((office) => (
          <Office key={office.id} office={office} labels={labels} />
        ))}
      </Reveal>
    </section>
  );
}
