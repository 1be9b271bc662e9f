import type { Words } from "#model/schema/model.ts";
import { fill } from "./words.ts";
import styles from "./step-controls.module.css";

interface StepControlsProps {
  readonly name: string;
  readonly words: Words["methods"]["diagramControls"];
  /** How many steps there are. */
  readonly count: number;
}

const icons = {
  previous: "M8.5 1.5L3.5 6l5 4.5",
  next: "M3.5 1.5l5 4.5-5 4.5",
  pause: "M3.5 1.5v9M8.5 1.5v9",
  replay: "M2.6 3.2A4.6 4.6 0 1 1 1.4 6.6M2.4.6v2.8h2.9",
} as const;

function Icon({ path, other }: { readonly path: string; readonly other?: string }) {
  return (
    <svg className={`icon ${styles.icon}`} viewBox="0 0 12 12" width="14" height="14" aria-hidden="true">
      <path d={path} data-other={other} />
    </svg>
  );
}

/**
 * The buttons below a drawing that play it and go through its steps; in the document they stand at the last step. `data-other`
 * holds the first button's label and icon for while the drawing plays, `data-words` what becomes text when scripts start
 * (`app/ui/control-words.tsx` says why).
 */
export function StepControls({ name, words, count }: StepControlsProps) {
  const position = fill(words.step, { total: count });
  return (
    <div
      className={`needs-js cluster ${styles.controls}`}
      role="group"
      aria-label={fill(words.group, { name })}
    >
      <button type="button" className={styles.main}>
        <Icon path={icons.replay} other={icons.pause} />
        <span className={styles.label} data-words={words.replay} data-other={words.pause} />
      </button>
      <p
        className={`label ${styles.position}`}
        data-position={position}
        data-words={fill(position, { number: count })}
      />
      {(["previous", "next"] as const).map((way) => (
        <button
          key={way}
          type="button"
          className={styles.button}
          aria-label={words[way]}
          aria-disabled={way === "next"}
        >
          <Icon path={icons[way]} />
        </button>
      ))}
    </div>
  );
}
