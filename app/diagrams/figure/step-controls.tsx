import type { Words } from "#model/schema/model.ts";
import type { Steps } from "./use-steps.ts";
import { fill } from "./words.ts";
import styles from "./step-controls.module.css";

interface StepControlsProps {
  readonly name: string;
  readonly words: Words["methods"]["diagramControls"];
  readonly state: Steps;
}

const icons = {
  previous: "M8.5 1.5L3.5 6l5 4.5",
  next: "M3.5 1.5l5 4.5-5 4.5",
  pause: "M3.5 1.5v9M8.5 1.5v9",
  replay: "M2.6 3.2A4.6 4.6 0 1 1 1.4 6.6M2.4.6v2.8h2.9",
} as const;

function Icon({ path }: { readonly path: string }) {
  return (
    <svg className={`icon ${styles.icon}`} viewBox="0 0 12 12" width="14" height="14" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

export function StepControls({ name, words, state }: StepControlsProps) {
  const { step, count, playing } = state;
  return (
    <div className={`needs-js ${styles.controls}`} role="group" aria-label={fill(words.group, { name })}>
      <button type="button" className={styles.main} onClick={playing ? state.pause : state.replay}>
        <Icon path={icons[playing ? "pause" : "replay"]} />
        <span className={styles.label} data-other={playing ? words.replay : words.pause}>
          {playing ? words.pause : words.replay}
        </span>
      </button>
      <p className={`label ${styles.position}`} aria-live={playing ? "off" : "polite"}>
        {fill(words.step, { number: step + 1, total: count })}
      </p>
      {(["previous", "next"] as const).map((way) => (
        <button
          key={way}
          type="button"
          className={styles.button}
          aria-label={words[way]}
          aria-disabled={step === (way === "next" ? count - 1 : 0)}
          onClick={state[way]}
        >
          <Icon path={icons[way]} />
        </button>
      ))}
    </div>
  );
}
