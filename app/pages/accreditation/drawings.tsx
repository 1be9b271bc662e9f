import { Label } from "#app/diagrams/parts/label.tsx";
import { Sketch } from "#app/ui/sketch.tsx";
import type { Words } from "#model/schema/model.ts";

/** Readings during the holding period, evenly in time. */
const readings = Array.from({ length: 7 }, (_, index) => 344 + index * 16);

/** Pressure against time: filling, steps above the service pressure, the holding period, and down again. */
export function HydraulicTestDrawing({ drawing, labels }: Words["accreditation"]["hydraulicTest"]) {
  return (
    <Sketch width={560} height={340} alt={drawing}>
      <path d="M52 20V304H536M47 31l5-11 5 11M525 299l11 5-11 5" />
      <Label x={66} y={32} text={labels.pressure} />
      <Label x={536} y={328} text={labels.time} anchor="end" />
      <path d="M52 172H528" data-line="dashed" />
      <Label x={62} y={140} text={labels.service} longest={11} />
      <path d="M58 298L190 284L222 226H252L286 160H314L336 96H344" data-line="strong" />
      <Label x={62} y={244} text={labels.filling} longest={12} />
      <Label x={294} y={206} text={labels.steps} longest={12} />
      <path d="M440 96H448L490 300" data-line="strong" />
      <Label x={470} y={122} text={labels.release} longest={7} />
      <path d="M344 96H440" data-accent="" />
      <path d="M344 284q24-8 48-3t48-2" data-line="fine" />
      {readings.map((x, index) => (
        <g key={x} data-accent="fill">
          <circle cx={x} cy="96" r="3.5" />
          <circle cx={x} cy={[284, 281.5, 280.2, 281, 281.5, 280.7, 279][index]} r="3.5" />
        </g>
      ))}
      <Label x={392} y={76} text={labels.hold} anchor="middle" ink="signal" />
      <Label x={392} y={266} text={labels.temperature} anchor="middle" />
    </Sketch>
  );
}

const columns = Array.from({ length: 9 }, (_, index) => 52 + index * 57);
const rows = [64, 98, 134, 168];
/** The point of the grid with the least remaining thickness. */
const thinnest = { x: 337, y: 134 };

/** Shell plates with a grid of measuring points, and the thickness that remains along one of its lines. */
export function ShellDrawing({ drawing, labels }: Words["accreditation"]["ships"]) {
  return (
    <Sketch width={560} height={340} alt={drawing}>
      <path d="M24 44H536V188H24z" data-fill="steel" />
      <path d="M24 116H536M195 44V116M366 44V116M110 116V188M280 116V188M452 116V188" />
      {columns.map((x) => (
        <path key={x} d={`M${x} 44V188`} data-line="fine" />
      ))}
      {rows.map((y) => (
        <path key={y} d={`M24 ${y}H536`} data-line="fine" />
      ))}
      {rows.flatMap((y) =>
        columns.map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="3" data-fill="ground" />),
      )}
      <path d="M52 61V18H62" />
      <Label x={68} y={24} text={labels.points} />
      <path
        d="M24 254C70 250 100 258 140 256S210 262 250 268S310 284 337 284S400 266 440 260S500 254 536 256V322H24z"
        data-fill="steel"
      />
      <path d="M24 240H536" data-line="dashed" />
      <path d={`M${thinnest.x} ${thinnest.y}V280`} data-line="dashed" />
      <circle cx={thinnest.x} cy={thinnest.y} r="6" data-accent="fill" />
      <path
        d={`M${thinnest.x} 286V320M${thinnest.x - 4} 293l4-7 4 7M${thinnest.x - 4} 313l4 7 4-7`}
        data-accent=""
      />
      <Label x={36} y={228} text={labels.original} />
      <Label x={36} y={306} text={labels.remaining} />
      <Label x={352} y={308} text={labels.least} ink="signal" />
    </Sketch>
  );
}
