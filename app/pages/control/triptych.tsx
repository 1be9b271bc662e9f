import { Context } from "#app/ui/context.tsx";
import type { ControlCard } from "#app/data/control-cards.server.ts";
import { Picture, type PictureSource } from "#app/ui/picture.tsx";
import styles from "./triptych.module.css";

interface TriptychProps {
  readonly cards: readonly ControlCard[];
  readonly pictures: Readonly<Record<ControlCard["page"], PictureSource>>;
}

/** The three controls as one picture in three parts, each of which leads to its control. */
export function Triptych({ cards, pictures }: TriptychProps) {
  return (
    <ul className={`screen-only ${styles.triptych}`} data-on="band" data-columns={3} data-stacked={3}>
      {cards.map(({ page, code, name, href }) => (
        <li key={page} className={`pressed-whole ${styles.part}`}>
          <div className={`scrim ${styles.picture}`}>
            <Picture picture={pictures[page]} wide="56vw" full="menuCollapsed" decorative />
          </div>
          <a className="touch" href={href}>
            <span className="code">{code}</span>
            <Context>{name}</Context>
          </a>
        </li>
      ))}
    </ul>
  );
}
