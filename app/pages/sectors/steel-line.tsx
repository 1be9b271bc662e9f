/** The line of steel from well to quay above the tabs of sectors. */
import { Sketch } from "#app/ui/sketch.tsx";
import styles from "./steel-line.module.css";

interface Piece {
  /** The steel as one SVG path, continuous with its neighbours. */
  readonly steel: string;
  readonly around: string;
  readonly flaw: string;
  readonly at: readonly [x: number, y: number];
  /** Where the ground ends, if before the next piece. */
  readonly shore?: number;
  /** Waves that go on beyond the piece, if it is the last one. */
  readonly sea?: string;
  /** Whether a line goes down through the ground at the left. */
  readonly deep?: boolean;
}

/** Position of each sector's steel: string, column, frame, crane and hull. */
const pieces: Readonly<Record<string, Piece>> = {
  oilAndGas: {
    steel: "M72 334V212H288",
    around:
      "M38 232L64 52H80L106 232M62 52h20v-12h-20zM44 192H100M49 156H95M55 120H89M60 86H84M44 192L95 156M100 192L49 156M49 156L89 120M95 156L55 120M55 120L84 86M89 120L60 86M150 212v20M216 212v20M20 232H124",
    flaw: "M66 274l12 5-12 6 12 5",
    at: [72, 282],
    deep: true,
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
    flaw: "M188 154l6 14",
    at: [188, 158],
  },
  services: {
    steel:
      "M0 212H70Q104 222 136 182M124 170H146L152 182H284L282 226Q281 240 268 244L258 268H172Q152 268 152 257Q152 248 163 248Q152 214 124 170ZM157 228H281",
    around:
      "M62 212v-16h16v16M0 232H92V334M94 246q8-6 16 0t16 0t16 0M270 248h12v16h-12M138 170V144M166 182v-8h26v8M202 182v-8h22v8M197 182V132L172 160M230 182V128h38v54M224 128h50M236 128V112h26v16M238 142h22M238 156h22M249 112V88M242 97h14M268 182V150h12v32",
    flaw: "M209 220l11 5-11 6 11 5",
    at: [214, 228],
    shore: 92,
    sea: "M324 246q8-6 16 0t16 0t16 0M420 246q8-6 16 0t16 0t16 0M516 246q8-6 16 0t16 0t16 0M372 270q8-6 16 0t16 0t16 0M468 270q8-6 16 0t16 0t16 0",
    deep: true,
  },
};

const plain: Piece = {
  steel: "M0 212H288",
  around: "M72 212v20M216 212v20",
  flaw: "M138 206l12 12",
  at: [144, 212],
};

interface Sector {
  readonly id: string;
  readonly name: string;
}

/** From well to quay: one line of steel through all sectors, with a flaw in each. The tabs below it say the same names. */
export function SteelLine({ sectors }: { readonly sectors: readonly Sector[] }) {
  return (
    <div className={`screen-only ${styles.line}`} aria-hidden="true">
      {sectors.map(({ id, name }, index) => {
        const { steel, around, flaw, at, shore = 288, sea, deep } = pieces[id] ?? plain;
        return (
          <div key={id} data-deep={deep && ""}>
            <Sketch width={288} height={334}>
              <path d={`M0 232H${shore}`} data-line="fine" />
              <path d={around} />
              {sea !== undefined && index === sectors.length - 1 && <path d={sea} />}
              <path data-line="strong" d={steel} />
              <circle cx={at[0]} cy={at[1]} r="17" data-fill="ground" />
              <path
                data-line="strong"
                d={steel}
                clipPath={`circle(17px at ${at[0]}px ${at[1]}px) view-box`}
              />
              <circle cx={at[0]} cy={at[1]} r="17" data-accent="" />
              <path d={flaw} data-accent="" />
            </Sketch>
            <p className="label">{name}</p>
          </div>
        );
      })}
    </div>
  );
}
