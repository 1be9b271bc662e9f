import { initialOf, mark } from "#app/ui/mark.ts";
import type { FrameData } from "#app/data/frame.server.ts";
import styles from "./logo.module.css";

/** The most letters in a line for a name on one, two or three lines: the more lines, the smaller the letters. */
const lineLengths = [10, 15, 18];

function linesOf(name: string): number {
  const longest = Math.max(...name.split(" ").map((word) => word.length));
  const fitting = lineLengths.findIndex(
    (line, index) => Math.max(longest, name.length / (index + 1)) <= line,
  );
  return fitting < 0 ? lineLengths.length : fitting + 1;
}

/** The logo, linked to the home page: the company's own, or else the mark with its name. */
export function Logo({ data }: { readonly data: FrameData }) {
  const { name, logo } = data.brand;
  const { size } = mark;
  return (
    <a className={styles.logo} href={data.home} aria-label={`${name}, ${data.words.logo}`}>
      {logo ? (
        <img src={logo.src} width={logo.width} height={size} alt="" />
      ) : (
        <>
          <span className={styles.mark} data-initial={initialOf(name)}>
            <svg viewBox={`0 0 ${size} ${size}`} width={size} height={size} aria-hidden="true">
              <path className={styles.gauge} d={mark.gauge} />
              <path className={styles.index} d={mark.index} />
            </svg>
          </span>
          <bdi className={styles.name} data-lines={linesOf(name)}>
            {name}
          </bdi>
        </>
      )}
    </a>
  );
}
