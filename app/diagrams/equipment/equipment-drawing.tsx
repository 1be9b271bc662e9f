/** The drawings of inspected equipment, with their labels. */
import type { ReactNode } from "react";
import type { Words } from "#model/schema/model.ts";
import { Drawing } from "../parts/drawing.tsx";
import { Leader } from "../parts/leader.tsx";
import { airReceiver } from "./air-receiver.tsx";
import { boiler } from "./boiler.tsx";
import { firePoint } from "./fire-point.tsx";
import { gasSkid } from "./gas-skid.tsx";
import { hoist } from "./hoist.tsx";
import { pipeline } from "./pipeline.tsx";
import { switchboard } from "./switchboard.tsx";

type Items = Words["crs"]["subjects"]["items"];

type PartOf<Item extends Items[keyof Items]> = keyof NonNullable<NonNullable<Item>["parts"]> & string;

interface Sheet<Part extends string> {
  readonly shape: ReactNode;
  /** Start and bend of the line to each part. Labels break after ten letters. */
  readonly parts: Readonly<Record<Part, readonly [x: number, y: number, toX: number, toY: number]>>;
}

/** The drawing of each item, and the positions of the parts that it labels. An item may have no drawing. */
const sheets: { readonly [Name in keyof Items]?: Sheet<PartOf<Items[Name]>> } = {
  a1: {
    shape: boiler,
    parts: {
      valve: [184, 62, 152, 44],
      gauge: [316, 52, 336, 34],
      level: [108, 120, 104, 96],
      tubes: [350, 160, 404, 172],
      wall: [236, 237, 258, 290],
    },
  },
  a2: {
    shape: airReceiver,
    parts: {
      identification: [192, 128, 150, 120],
      valve: [217, 44, 186, 30],
      gauge: [274, 40, 300, 28],
      thickness: [312, 180, 334, 168],
      corrosion: [270, 261, 328, 246],
    },
  },
  a3: {
    shape: pipeline,
    parts: {
      coating: [60, 188, 74, 150],
      weld: [170, 193, 190, 166],
      valve: [334, 212, 370, 166],
      steel: [220, 246, 240, 292],
    },
  },
  b1: {
    shape: gasSkid,
    parts: {
      shutOff: [94, 174, 106, 138],
      safety: [206, 154, 194, 102],
      regulator: [272, 118, 290, 98],
      tightness: [180, 214, 196, 240],
      ventilation: [256, 42, 282, 26],
    },
  },
  b2: {
    shape: switchboard,
    parts: {
      breaker: [218, 104, 134, 84],
      contact: [318, 54, 352, 44],
      emergency: [118, 162, 104, 142],
      earth: [356, 272, 374, 250],
    },
  },
  b3: {
    shape: hoist,
    parts: {
      structure: [110, 54, 103, 90],
      brake: [355, 76, 378, 84],
      limit: [186, 124, 146, 142],
      rope: [266, 140, 288, 150],
      hook: [212, 268, 178, 262],
    },
  },
  fire: {
    shape: firePoint,
    parts: {
      sign: [152, 62, 132, 54],
      detection: [396, 34, 376, 66],
      condition: [190, 116, 208, 92],
      water: [279, 264, 304, 258],
      access: [236, 290, 250, 307],
    },
  },
};

interface EquipmentDrawingProps {
  readonly anchor: string;
  readonly code?: string | undefined;
  readonly parts?: Readonly<Record<string, string>> | undefined;
}

/** Whether an item has a drawing and the labels for it. */
export const isDrawn = ({ anchor, parts }: EquipmentDrawingProps) => parts !== undefined && anchor in sheets;

/** An item of equipment in blueprint style: the inspected parts are highlighted and labelled. */
export function EquipmentDrawing({ anchor, code, parts = {} }: EquipmentDrawingProps) {
  const sheet: Sheet<string> | undefined = sheets[anchor as keyof Items];
  if (!sheet) return undefined;
  return (
    <Drawing alt={Object.values(parts).join(", ")} height={320}>
      <path d="M1 1H479V319H1z" data-ink="grid" />
      {code !== undefined && (
        <>
          <path d="M479 292H440V319" data-ink="grid" />
          <text x="460" y="310" textAnchor="middle" data-ink="dim">
            {code}
          </text>
        </>
      )}
      {sheet.shape}
      {Object.entries(parts).map(([part, text]) => {
        const [x, y, toX, toY] = sheet.parts[part] ?? [0, 0, 0, 0];
        return <Leader key={part} at={[x, y]} bend={[toX, toY]} text={text} longest={10} />;
      })}
    </Drawing>
  );
}
