/** The line of steel from well to quay above the tabs of sectors. */
import { Sketch } from "#app/ui/sketch.tsx";
import styles from "./steel-line.module.css";

interface Piece {
  /** The steel as one SVG path, continuous with its neighbours. */
  readonly steel: string;
  readonly around: string;
  readonly flaw: string;
  readonly at: readonly [x: number, y: number];
}

/** Position of each sector's steel: string, column, frame, crane and hull. */
const pieces: Readonly<Record<string, Piece>> = {
  oilAndGas: {
    steel: "M72 330V212H288",
    around:
      "M38 232L64 52H80L106 232M62 52h20v-12h-20zM44 192H100M49 156H95M55 120H89M60 86H84M44 192L95 156M100 192L49 156M49 156L89 120M95 156L55 120M55 120L84 86M89 120L60 86M150 212v20M216 212v20M20 232H124",
    flaw: "M66 274l12 5-12 6 12 5",
    at: [72, 282],
  },
  energyAndMines: {
    steel: "M0 212H104V76H168V212H288",
    around:
      "M84 232V66Q104 44 124 66V232zM84 104H124M84 186H124M76 104H60M60 92v24M148 232V128h92v104M240 232V150h24v82M196 128V36h18v92M196 58h18M160 150h60M160 172h60",
    flaw: "M84 142q20 8 40 0",
    at: [104, 145],
  },
  metalConstruction: {
    steel: "M0 212H36V118H252V212H288",
    around:
      "M36 118L66 74H222L252 118M66 74L97 118L128 74L159 118L190 74L222 118M66 74V118M128 74V118M190 74V118M24 232h24M240 232h24M36 118L58 140M252 118L230 140",
    flaw: "M92 112l10 12M102 112l-10 12",
    at: [97, 118],
  },
  industry: {
    steel: "M0 212H88V58H240M208 58V138q0 24-17 24t-14-17M88 212H288",
    around:
      "M78 212V68M98 212V68M78 200l20-22-20-22 20-22-20-22 20-22-20-22M98 70H228M40 58H78M40 58v26h26V58M88 58V34L220 58M88 34L40 58M200 58v-8h16v8M132 212v-34h40v34M184 232v-20M64 232h52",
    flaw: "M184 156l4 12",
    at: [186, 162],
  },
  services: {
    steel: "M0 212H70Q104 262 148 150C156 204 180 246 216 268H2000",
    around:
      "M62 212v-16h16v16M0 232H92V320M92 284H2000M148 150H288M156 176H288M206 150V98h64v52M220 98V66h30v32M220 82h50M190 150v-18M110 250q10-7 20 0t20 0M120 268q10-7 20 0t20 0",
    flaw: "M222 222l11 5-11 6 11 5",
    at: [227, 230],
  },
};

const plain: Piece = {
  steel: "M0 212H288",
  around: "M72 212v20M216 212v20",
  flaw: "M138 206l12 12",
  at: [144, 212],
};

/** From well to quay: one line of steel through all sectors, with a flaw in each. The tabs below it name them. */
export function SteelLine({ sectors }: { readonly sectors: readonly string[] }) {
  return (
    <div className={`screen-only ${styles.line}`} aria-hidden="true">
      {sectors.map((id) => {
        const { steel, around, flaw, at } = pieces[id] ?? plain;
        return (
          <Sketch key={id} width={288} height={320}>
            <path d="M0 232H288" data-line="fine" />
            <path d={around} />
            <path data-line="strong" d={steel} />
            <circle cx={at[0]} cy={at[1]} r="17" data-fill="ground" />
            <path data-line="strong" d={steel} clipPath={`circle(17px at ${at[0]}px ${at[1]}px)`} />
            <circle cx={at[0]} cy={at[1]} r="17" data-accent="" />
            <path d={flaw} data-accent="" />
          </Sketch>
        );
      })}
    </div>
  );
}
