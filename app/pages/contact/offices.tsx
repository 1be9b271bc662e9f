import { Reveal } from "#app/ui/reveal.tsx";
import { Office } from "./office.tsx";
import type { OfficeCard } from "./data.server.ts";
import styles from "./offices.module.css";

interface OfficesProps {
  readonly offices: readonly OfficeCard[];
  readonly words: React.ComponentProps<typeof Office>["words"];
}

/** The offices, side by side: map, address, people, numbers. */
export function Offices({ offices, words }: OfficesProps) {
  return (
    <section>
      <Reveal className={styles.offices}>
        {offices.map((office) => (
          <Office key={office.id} office={office} words={words} />
        ))}
      </Reveal>
    </section>
  );
}
