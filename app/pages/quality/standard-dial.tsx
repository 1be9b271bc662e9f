import styles from "./standard-dial.module.css";

interface StandardDialProps {
  /** A standard with its year: `ISO 9001:2015`. */
  readonly standard: string;
  readonly accent?: boolean;
}

const ticks = Array.from({ length: 72 }, (_, index) => index);

/** Body, number and year of a reference: `ISO/IEC 17020:2012` is `ISO/IEC`, `17020`, `2012`. */
function partsOf(standard: string): { body: string; number: string; year: string } {
  const [, body = "", number = standard, year = ""] = /^(.*?)\s*(\d+)(?::(\d{4}))?$/.exec(standard) ?? [];
  return { body, number, year };
}

/** A neutral badge drawn as a dial: it carries the number of a standard, and imitates no body's mark. */
export function StandardDial({ standard, accent = false }: StandardDialProps) {
  const { body, number, year } = partsOf(standard);
  return (
    <svg
      className="strokes"
      viewBox="0 0 240 240"
      width="240"
      height="240"
      stroke="var(--line)"
      role="img"
      aria-label={standard}
    >
      <g strokeOpacity=".75">
        <circle cx="120" cy="120" r="116" fill="var(--sheet)" />
        <circle cx="120" cy="120" r="92" />
        {ticks.map((tick) => (
          <path
            key={tick}
            d={tick % 6 === 0 ? "M120 8v14" : "M120 8v7"}
            transform={`rotate(${tick * 5} 120 120)`}
          />
        ))}
      </g>
      {accent && <path stroke="var(--accent)" strokeWidth="5" d="M55 185a92 92 0 0 0 130 0" />}
      <g className={styles.words}>
        {/* What is between the parts is not drawn. Without it, programs that extract text read `ISO 9001 2015`, a telephone number in Tunisia. */}
        <text x="120" y="84">
          {body}
          <tspan fontSize="0"> </tspan>
          <tspan className={styles.number} x="120" y="136">
            {number}
          </tspan>
          {year && <tspan fontSize="0">:</tspan>}
          <tspan x="120" y="168">
            {year}
          </tspan>
        </text>
      </g>
    </svg>
  );
}
