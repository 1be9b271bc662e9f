import { SteelLine } from "#app/sections/steel-line.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { loader } from "./data.server.ts";
import styles from "./sectors-summary.module.css";

type SectorsSummaryProps = ReturnType<typeof loader>["words"]["sectors"] & { readonly href: string };

export function SectorsSummary({ label, title, more, href, items }: SectorsSummaryProps) {
  return (
    <section className={styles.sectors} data-ground="sheet" data-on="band">
      <Reveal className="wrap grid">
        <SectionHead label={label} title={title} link={{ href, label: more, context: label }} />
        <SteelLine
          links={items.map(({ id, anchor, ...item }) => ({ ...item, id, href: `${href}#${anchor}` }))}
        />
      </Reveal>
    </section>
  );
}
