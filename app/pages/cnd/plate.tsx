/** A section through a steel plate, on which each method shows the flaws that it sees. */
import type { ReactNode } from "react";
import type { DrawnFlaw } from "#model/schema/flaws.ts";
import type { ComparisonData } from "./data.server.ts";
import styles from "./plate.module.css";

type FlawShape = readonly [shape: ReactNode, x: number, from: number, to: number, before?: true];

/** The shape of each flaw, the line to its name, and whether the name stands before it. No names overlap, whichever are shown. */
const flawShapes: Readonly<Record<DrawnFlaw, FlawShape>> = {
  coatingFault: [<path d="M18 35C22 25 50 25 54 35" />, 36, 27, 23],
  holiday: [<path d="M98.2 34.5h3.6l-1 5.5h-1.6z" />, 100, 34, 10, true],
  nearSurfaceFlaw: [<path d="M116 48q14-6 28 0q-14 6-28 0z" />, 131, 45, 10],
  openFlaw: [<path d="M150 40h6l-1 7 3 5-4 6 2 6-6-6 2-6-4-5z" />, 153, 39, 23],
  throughLeak: [<path d="M177 34q-5 6 1 12t0 14 0 14 0 10h5q6-5 0-10t0-14 0-14-1-12z" />, 180, 84, 107],
  internalFlaw: [<path d="M200.4 44l-9.5 23q6-3 11.5-22z" />, 194, 65, 94],
  visibleCorrosion: [<path d="M242 39q4 10 9 4q5 11 12 2q5 8 10 1q6 4 9-7" />, 262, 39, 23],
  shape: [<path d="M308 39Q332 66 354 39" />, 331, 39, 6, true],
  wallLoss: [<path d="M14 75Q28 50 48 63T82 56T106 75" />, 48, 74, 107],
  deposit: [<path d="M116 75q2 8 12 5q8 8 16 2q10 2 12-7" />, 138, 82, 94, true],
  linerFault: [<path d="M324 74h28l-4 7h-9l-6 12-6-2 4-10h-5z" />, 331, 92, 107, true],
};

const box = "0 -5 360 118";

type NamedFlaw = ComparisonData["flaws"][number];

/** The shapes that the plates of a page share: the plate, and each flaw with its name. */
export function PlateParts({ flaws }: { readonly flaws: readonly NamedFlaw[] }) {
  return (
    <svg className={styles.parts} viewBox={box} width="1" height="1" aria-hidden="true">
      <defs>
        <pattern id="cut" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V7" stroke="var(--line)" strokeOpacity=".3" />
        </pattern>
        <g id="plate">
          <path d="M4 40l4 9-7 8 6 8-3 9H356l4-9-7-8 6-8-3-9z" fill="var(--metal)" />
          <path d="M4 40l4 9-7 8 6 8-3 9H356l4-9-7-8 6-8-3-9z" fill="url(#cut)" />
          <path d="M158 40l14 34q8 6 16 0l14-34q-22-12-44 0z" fill="var(--metal-light)" />
          <path d="M4 35H112v5H4zM222 74H356v6H222z" fill="rgb(var(--line-rgb) / 35%)" />
          <path
            d="M4 40H158q22-12 44 0H356M4 74H172q8 6 16 0H356"
            stroke="var(--on-band)"
            strokeWidth="1.6"
          />
        </g>
        {flaws.map(({ id, name }) => {
          const [shape, x, from, to, before] = flawShapes[id];
          return (
            <g key={id} id={`flaw-${id}`}>
              {shape}
              <g className={styles.name}>
                <path d={`M${x} ${from}V${to < from ? to - 8 : to}`} />
                <text x={before ? x - 4 : x + 4} y={to} textAnchor={before && "end"} stroke="none">
                  {name}
                </text>
              </g>
            </g>
          );
        })}
      </defs>
    </svg>
  );
}

interface PlateProps {
  readonly alt: string | undefined;
  readonly flaws: readonly NamedFlaw[];
  readonly seen: readonly DrawnFlaw[];
  readonly oneSide: boolean;
}

/** The plate with all its flaws; those that are seen are highlighted and named. */
export function Plate({ alt, flaws, seen, oneSide }: PlateProps) {
  return (
    <svg
      className={`strokes ${styles.plate}`}
      viewBox={box}
      width="360"
      height="118"
      {...(alt === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": alt })}
    >
      <use href="#plate" />
      {flaws.map(({ id, aspect }) => {
        const isSeen = seen.includes(id);
        return (
          <use
            key={id}
            className={styles.flaw}
            href={`#flaw-${id}`}
            data-aspects={isSeen && oneSide ? `${aspect} one-side` : aspect}
            data-seen={isSeen ? "" : undefined}
          />
        );
      })}
    </svg>
  );
}
