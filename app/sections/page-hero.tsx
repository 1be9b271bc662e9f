import type { Picture as PictureData } from "#app/content/types.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Picture } from "#app/ui/picture.tsx";
import styles from "./page-hero.module.css";

interface PageHeroProps {
  readonly title: string;
  readonly lead: string;
  readonly picture: PictureData;
  readonly breadcrumb: React.ComponentProps<typeof Breadcrumb>;
}

/** First screen of an inner page: where it stands, its heading and what it is about, over a picture. */
export function PageHero({ title, lead, picture, breadcrumb }: PageHeroProps) {
  return (
    <section className={styles.hero} data-tone="dark">
      <div className={styles.picture}>
        <Picture picture={picture} sizes="(width <= 767px) 130vw, 100vw" load="first" />
      </div>
      <div className={`wrap ${styles.inner ?? ""}`}>
        <Breadcrumb {...breadcrumb} />
        <div className={styles.words}>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
      </div>
    </section>
  );
}
