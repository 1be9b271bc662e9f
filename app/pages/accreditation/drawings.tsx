import { Sketch } from "#app/ui/sketch.tsx";

/** A numbered mark, explained in the legend. */
function Mark({ x, y, number }: { readonly x: number; readonly y: number; readonly number: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="12" data-fill="ground" />
      <text textAnchor="middle" y="4.5">
        {number}
      </text>
    </g>
  );
}

/** Readings during the holding period, evenly in time. */
const readings = Array.from({ length: 8 }, (_, index) => 331 + index * 16);

/** Pressure against time: filling, steps above the service pressure, the holding period, and down again. */
export function HydraulicTestDrawing({ alt }: { readonly alt: string }) {
  return (
    <Sketch width={560} height={320} alt={alt}>
      <path d="M40 60H528M40 110H528M40 160H528M40 210H528M40 260H528" data-line="fine" />
      <path d="M40 16V292H536M35 27l5-11 5 11M525 287l11 5-11 5" />
      <path d="M40 140H528" data-line="dashed" />
      <path d="M48 288L124 276L172 200H208L252 120H288L322 76" data-line="strong" />
      <path d="M452 76L506 288" data-line="strong" />
      <path d="M322 240q32-10 65-3t65-2" data-line="dashed" />
      <path d="M322 76H452" data-accent="" />
      {readings.map((x) => (
        <circle key={x} cx={x} cy="76" r="3.5" data-accent="fill" />
      ))}
      <Mark x={88} y={256} number={1} />
      <Mark x={196} y={176} number={2} />
      <Mark x={387} y={48} number={3} />
      <Mark x={506} y={212} number={4} />
      <Mark x={508} y={116} number={5} />
    </Sketch>
  );
}

const columns = Array.from({ length: 9 }, (_, index) => 52 + index * 57);
const rows = [44, 82, 122, 160];

/** Shell plates with a grid of measuring points, and the thickness that remains along one of its lines. */
export function ShellDrawing({ alt }: { readonly alt: string }) {
  return (
    <Sketch width={560} height={320} alt={alt}>
      <path d="M24 20H536V184H24z" data-fill="steel" />
      <path d="M24 102H536M195 20V102M366 20V102M110 102V184M280 102V184M452 102V184" />
      {columns.map((x) => (
        <path key={x} d={`M${x} 20V184`} data-line="fine" />
      ))}
      {rows.map((y) => (
        <path key={y} d={`M24 ${y}H536`} data-line="fine" />
      ))}
      {rows.flatMap((y) =>
        columns.map((x) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r={x === 337 && y === 122 ? 6 : 3}
            data-accent={x === 337 && y === 122 ? "fill" : undefined}
            data-fill="ground"
          />
        )),
      )}
      <path d="M337 128V268" data-line="dashed" />
      <path
        d="M24 238C70 234 100 242 140 240S210 246 250 252S310 268 337 268S400 250 440 244S500 238 536 240V300H24z"
        data-fill="steel"
      />
      <path d="M24 226H536" data-line="dashed" />
      <path d="M337 270V298M333 277l4-7 4 7M333 291l4 7 4-7" data-accent="" />
      <Mark x={109} y={44} number={1} />
      <Mark x={500} y={226} number={2} />
      <Mark x={362} y={284} number={3} />
    </Sketch>
  );
}
