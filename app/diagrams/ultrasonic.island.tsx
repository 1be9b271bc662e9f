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
import { SoundBeam } from "./parts/sound-beam.tsx";
import { useDrag } from "./parts/use-drag.ts";
import { echoesAt, timeOfFlight, type Flaw } from "./physics/ultrasound.ts";

/** Plate and flaws, in mm. */
const thickness = 25;
const flaws = [
  { start: 60, end: 74, depth: 15 },
  { start: 22, end: 25, depth: 18 },
] as const;
const reach = { min: 5, max: 95 };
/** Position of the probe at each step: twice over sound metal, then over the flaw. */
const positions = [42, 42, 63, 63];

/** Units of the drawing for 1 mm, and where 0 mm and the surface are. */
const [scale, origin, surface] = [4, 40, 92];
const xOf = (position: number) => origin + position * scale;
const yOf = (depth: number) => surface + depth * scale;
const outline = ({ start, end, depth }: Flaw) => {
  const width = (end - start) * scale;
  return `M${xOf(start)} ${yOf(depth)}q${width / 2} -6 ${width} 1q${-width * 0.4} 5 ${-width} -1z`;
};
/** Depth at the right edge of the screen, in mm. */
const range = 28;
const onScreen = (depth: number) => 20 + (depth / range) * 440;
/** Below this height an echo cannot be distinguished from the noise ("grass"). */
const readable = 0.1;

/** A probe that the visitor moves along a plate, and the screen with the echoes of flaw and back wall. */
export default function UltrasonicDiagram({
  labels,
  decimalMark,
  alt,
  controls,
}: DrawingProps<"ultrasonic">) {
  const { root, value: position, explore } = useExplored(positions);
  const drag = useDrag((x) => explore(Math.min(Math.max((x - origin) / scale, reach.min), reach.max)));

  const echoes = echoesAt(position, flaws, thickness);
  const found = echoes.flaws.find(({ height }) => height > readable);
  const read = found ?? echoes.backWall;
  const values = {
    position: Math.round(position),
    depth: decimal(read.depth, 1, decimalMark),
    time: decimal(timeOfFlight(read.depth), 2, decimalMark),
  };
  const text = fill(found ? labels.flawReading : labels.soundReading, values);
  const x = xOf(position);
  // The label stands on the side with more room.
  const side = x > 300 ? -1 : 1;

  return (
    <>
      <Drawing ref={root} alt={alt} height={214} drag={drag}>
        <Label x={20} y={26} text={controls.section} ink="dim" />
        <Plate top={surface} bottom={yOf(thickness)} left={24} right={456} />
        <SoundBeam x={x} top={surface} scale={scale} echoes={echoes} half={18} />
        <path d={flaws.map(outline).join("")} data-ink="flaw" />
        <Leader at={[xOf(72), yOf(15)]} bend={[xOf(80), yOf(20.5)]} text={labels.flaw} signal />
        <Leader at={[xOf(6), yOf(thickness)]} bend={[xOf(9), yOf(thickness) + 13]} text={labels.backWall} />
        <g data-from="3">
          <Dimension x={444} from={surface} to={yOf(flaws[0].depth)} text="d" />
          <path d={`M${xOf(75)} ${yOf(flaws[0].depth)}H438`} data-ink="signal-dash" />
        </g>
        <g data-grab="" transform={`translate(${x.toFixed(1)} ${surface})`}>
          <Probe half={18} />
          <Leader at={[20 * side, -40]} bend={[46 * side, -60]} text={labels.probe} />
        </g>
      </Drawing>
      <BelowDrawing>
        <PositionRange label={labels.position} value={position} {...reach} text={text} onChange={explore} />
        <Drawing alt={text} height={176}>
          <AScan width={440} height={104} range={range} echoes={[...echoes.flaws, echoes.backWall]} />
          <Label x={20} y={16} text={controls.screen} ink="dim" />
          <Label x={20} y={144} text={labels.pulse} ink="dim" />
          <g data-from="1">
            <Label x={onScreen(thickness)} y={144} text={labels.backWall} anchor="middle" ink="dim" />
          </g>
          {found && (
            <Label
              x={onScreen(found.depth)}
              y={144}
              text={`${labels.flaw} ${values.depth} mm`}
              anchor="middle"
              ink="signal"
            />
          )}
          <path d="M20 152H460M460 152l-7 -2.2v4.4z" data-ink="dim" />
          <Label x={20} y={169} text={labels.axis} ink="dim" />
          <Label x={460} y={169} text={labels.formula} anchor="end" />
        </Drawing>
        <Reading text={text} />
      </BelowDrawing>
    </>
  );
}
