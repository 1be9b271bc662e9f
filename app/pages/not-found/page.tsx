import { LinkRows } from "#app/ui/link-rows.tsx";
import { definePage } from "#app/data/define-page.tsx";
import { loader } from "./data.server.ts";
import { MissingPart } from "./missing-part.tsx";
import styles from "./page.module.css";

/** The not-found page: a drawing with a missing bolt, and links to the main pages. */
export default definePage(loader, function NotFoundPage({ title, lead, linksTitle, drawing, links }) {
  return (
    <section data-ground="sheet" data-on="band">
      <div className={`wrap grid ${styles.grid}`}>
        <div className={styles.text} data-span={5}>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <h2 className="label">{linksTitle}</h2>
          <LinkRows className={styles.links} links={links} />
        </div>
        <div className={styles.drawing} data-start={6}>
          <MissingPart alt={drawing.alt} label={drawing.missing} />
        </div>
      </div>
    </section>
  );
});
