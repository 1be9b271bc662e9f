import { useExplored } from "./figure/use-explored.ts";
import { fill, type DrawingProps } from "./figure/words.ts";
import { BelowDrawing, Drawing } from "./parts/drawing.tsx";
import { Label } from "./parts/label.tsx";
import { Leader } from "./parts/leader.tsx";
import { LeakageSection } from "./parts/leakage-section.tsx";
import { at } from "./parts/polar.ts";
import { PositionRange, Reading } from "./parts/position-range.tsx";
import { useDrag } from "./parts/use-drag.ts";
import { centre, YokedPlate } from "./parts/yoked-plate.tsx";
import { indication, leakage, withinHalfTurn } from "./physics/magnetism.ts";

/** Direction of the field at each step, in degrees from the weld: at the end it makes half a turn. */
const positions = [90, 90, 90, 270];

const [along, across] = [0, 90];

/** A yoke that the visitor turns over a weld with two cracks, and the section through one of them. */
export default function MagneticParticleDiagram({ labels, alt, controls }: DrawingProps<"magneticParticle">) {
  const { root, step, value, explore } = useExplored(positions);
  const angle = value === 180 ? 180 : withinHalfTurn(value);
  const drag = useDrag((x, y) => {
    explore(Math.round(withinHalfTurn((Math.atan2(centre.y - y, x - centre.x) * 180) / Math.PI)));
  });

  // The label points to the pole at which its line covers neither crack.
  const pole = at(centre, angle > 135 ? angle : angle + 180, 83);
  const leaks = { along: leakage(angle, along), across: leakage(angle, across) };
  const seen = { along: labels[indication(leaks.along)], across: labels[indication(leaks.across)] };
  const reading = fill(labels.reading, {
    angle: Math.round(angle),
    alongLeak: Math.round(leaks.along * 100),
    acrossLeak: Math.round(leaks.across * 100),
  });
  // What is spoken adds what particles show at each crack. The drawing writes it beside the cracks.
  const text = `${reading}, ${labels.along} ${seen.along}, ${labels.across} ${seen.across}`;

  return (
    <>
      <Drawing ref={root} alt={alt} height={244} drag={drag}>
        <YokedPlate angle={angle} leaks={leaks} labels={labels} seen={step < 2 ? undefined : seen} />
        <Leader at={[pole.x, pole.y]} bend={[162, 208]} text={labels.yoke} />
        <Label x={20} y={20} text={controls.surface} ink="dim" />
        <Label x={452} y={66} text={`${Math.round(angle)}°`} anchor="end" ink="reading" />
      </Drawing>
      <BelowDrawing>
        <PositionRange
          label={labels.position}
          value={angle}
          min={0}
          max={180}
          text={text}
          onChange={explore}
        />
        <Drawing alt={text} height={148}>
          <LeakageSection angle={angle} leak={leaks.along} labels={labels} />
          <Label x={20} y={20} text={`${controls.section} A–A`} ink="dim" />
        </Drawing>
        <Reading text={reading} />
      </BelowDrawing>
    </>
  );
}
