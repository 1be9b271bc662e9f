/** The drawing of thickness measurement, whose probe visitors move. */
import { useExplored } from "./figure/use-explored.ts";
import { decimal, fill, type DrawingProps } from "./figure/words.ts";
import { AScan } from "./parts/a-scan.tsx";
import { Dimension } from "./parts/dimension.tsx";
import { BelowDrawing, Drawing } from "./parts/drawing.tsx";
import { Label } from "./parts/label.tsx";
import { Leader } from "./parts/leader.tsx";
import { Plate } from "./parts/plate.tsx";
import { PositionRange, Reading } from "./parts/position-range.tsx";
import { Probe } from "./parts/probe.tsx";
import { useDrag } from "./parts/use-drag.ts";
import { nominalThickness, repeatedEchoes, thicknessAt } from "./physics/corroded-wall.ts";
import { timeOfFlight } from "./physics/ultrasound.ts";

const reach = { min: 5, max: 65 };
/** Position of the probe at each step, in mm: on sound metal, then where the wall is thinnest. */
const positions = [65, 65, 65, 44];

/** Units of the drawing for 1 mm, and where 0 mm and the surface are. */
const [scale, origin, surface] = [6, 30, 90];
const xOf = (position: number) => origin + position * scale;
const yOf = (depth: number) => surface + depth * scale;
const bottom = yOf(nominalThickness);

const stations = Array.from({ length: 143 }, (_, index) => 71 - index / 2);
const underside = stations
  .map((position) => `L${xOf(position)} ${yOf(thicknessAt(position)).toFixed(1)}`)
  .join("");

/** A probe that the visitor moves along a corroded plate, the screen with its repeated echoes, and the gauge. */
export default function ThicknessDiagram({ labels, decimalMark, alt, controls }: DrawingProps<"thickness">) {
  const { root, value: position, explore } = useExplored(positions);
  const drag = useDrag((x) => explore(Math.min(Math.max((x - origin) / scale, reach.min), reach.max)));

  const wall = thicknessAt(position);
  const thickness = decimal(wall, 1, decimalMark);
  const time = decimal(timeOfFlight(wall), 2, decimalMark);
  const text = fill(labels.reading, { position: Math.round(position), thickness, time });
  const [x, far] = [xOf(position), yOf(wall)];
  const [edge, end] = [far.toFixed(1), (far - 2).toFixed(1)];
  // The label stands on the side with more room.
  const side = x > 300 ? -1 : 1;

  return (
    <>
      <Drawing ref={root} alt={alt} height={196} drag={drag}>
        <Label x={20} y={26} text={controls.section} ink="dim" />
        <path d={`M24 ${bottom}${underside.replace("L", "H456L")}L24 ${bottom}z`} data-ink="signal-veil" />
        <Plate top={surface} bottom={bottom} left={24} right={456} underside={underside} />
        <path d={`M24 ${bottom}H456`} data-ink="signal-dash" />
        <g transform={`translate(${x.toFixed(1)} 0)`}>
          <path d={`M-13 ${surface}V${edge}H13V${surface}z`} data-ink="veil" />
          <path d={`M-13 ${surface}V${edge}M13 ${surface}V${edge}`} data-ink="hidden" />
          <path d={`M-6 ${surface + 2}V${end}m-3 -6l3 6 3 -6`} data-ink="edge" data-comes="0 down" />
          <path d={`M6 ${end}V${surface + 3}m-3 6l3 -6 3 6`} data-ink="signal" data-from="1" />
        </g>
        <g data-from="2">
          <Dimension x={x - 22} from={surface} to={far} />
        </g>
        <Leader at={[xOf(34), yOf(thicknessAt(34))]} bend={[xOf(29), bottom + 20]} text={labels.corroded} />
        <Leader at={[xOf(60), bottom]} bend={[xOf(57), bottom + 20]} text={labels.nominal} signal />
        <g transform={`translate(${x.toFixed(1)} ${surface})`}>
          <Probe half={13} />
          <Leader at={[18 * side, -40]} bend={[42 * side, -60]} text={labels.probe} />
        </g>
      </Drawing>
      <BelowDrawing>
        <PositionRange label={labels.position} value={position} {...reach} text={text} onChange={explore} />
        <Drawing alt={text} height={158}>
          <Label x={20} y={16} text={controls.screen} ink="dim" />
          <AScan width={276} height={92} range={30} echoes={repeatedEchoes(position)} />
          <path d="M20 124H296M296 124l-7 -2.2v4.4z" data-ink="dim" />
          <Label x={20} y={141} text={labels.axis} ink="dim" longest={34} />
          <path d="M312 24h140q8 0 8 8V108q0 8 -8 8H312q-8 0 -8 -8V32q0 -8 8 -8z" data-ink="body" />
          <path d="M316 34H448V92H316z" data-ink="screen" />
          <path d="M318 104h20M346 104h20M374 104h20" data-ink="bold" />
          <g data-from="1">
            <Label x={440} y={87} text={`${time}\u00a0µs`} anchor="end" ink="digital" />
          </g>
          <g data-from="2">
            <Label x={440} y={64} text={thickness} anchor="end" ink="reading" />
            <Label x={324} y={50} text="mm" ink="digital" />
          </g>
          <Label x={460} y={141} text={labels.formula} anchor="end" />
        </Drawing>
        <Reading text={text} />
      </BelowDrawing>
    </>
  );
}
