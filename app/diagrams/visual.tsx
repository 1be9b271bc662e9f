import { MethodFigure } from "./figure/method-figure.tsx";
import { useSteps } from "./figure/use-steps.ts";
import type { DiagramProps } from "./figure/words.ts";
import { Cut, Drawing } from "./parts/drawing.tsx";
import { Eye, Lamp } from "./parts/eye-and-lamp.tsx";
import { Label } from "./parts/label.tsx";
import { Leader } from "./parts/leader.tsx";
import { Plate } from "./parts/plate.tsx";
import { at } from "./parts/polar.ts";
import { WeldSeen } from "./parts/weld-seen.tsx";
import styles from "./visual.module.css";

type VisualProps = DiagramProps<"angle" | "distance" | "light" | "undercut" | "gauge">;

/** The place looked at: the toe of the weld. 600 mm are 190 units of the drawing. */
const place = { x: 284, y: 246 };
const farthest = 190;
const eye = { angle: 128, distance: 172 };
const lamp = { angle: 38, distance: 148 };

/** Section of a butt weld: from how far and at what angle it is looked at, and how it is lit. */
export function VisualDiagram({ alt, steps, labels, name, controls }: VisualProps) {
  const state = useSteps(steps.length);
  const [left, right] = [at(place, 150, farthest), at(place, 30, farthest)];
  const lit = at(place, lamp.angle, lamp.distance);
  const eyeAt = at(place, eye.angle, eye.distance);
  const far = at(place, 95, farthest);
  const flat = at(place, 180, farthest);
  return (
    <MethodFigure name={name} controls={controls} state={state} steps={steps}>
      <Drawing alt={alt} height={372}>
        <Label x={20} y={26} text={controls.section} ink="dim" />
        <g data-from="1">
          <path
            d={`M${place.x} ${place.y}L${left.x} ${left.y}A${farthest} ${farthest} 0 0 1 ${right.x} ${right.y}z`}
            data-ink="veil"
          />
          <path
            d={`M${left.x} ${left.y}A${farthest} ${farthest} 0 0 1 ${right.x} ${right.y}`}
            data-ink="hidden"
          />
          <path
            d={`M${place.x} ${place.y}L${left.x} ${left.y}M${place.x} ${place.y}L${flat.x} ${flat.y}`}
            data-ink="axis"
          />
          <path d="M184 246A100 100 0 0 1 197.4 196" data-ink="edge" />
          <Label x={174} y={226} text={labels.angle} anchor="end" />
          <path
            d={`M${far.x} ${far.y}L${place.x} ${place.y}M${far.x} ${far.y}l3.200 6.400M${far.x} ${far.y}l-2 7`}
            data-ink="dim"
          />
          <Label x={282} y={106} text={labels.distance} />
        </g>
        <Plate top={246} bottom={284} />
        <Cut d="M218 246Q251 225 278 243Q281 251 287 246L262 284H240z" ink="weld" />
        <path d="M218 246Q251 225 278 243M287 246L262 284H240L218 246" data-ink="bold" />
        <path
          className={styles.beam}
          d={`M${lit.x} ${lit.y}L228 240Q251 226 278 243L312 246z`}
          data-ink="light"
        />
        <path d="M277 242.500Q281 252.500 288 246.500Q283 247.500 277 242.500z" data-ink="flaw" />
        <path d="M276 242Q281 252 289 246" data-ink="signal" />
        <g transform={`translate(${lit.x} ${lit.y}) rotate(${180 - lamp.angle})`}>
          <Lamp />
        </g>
        <Leader at={[lit.x + 30, lit.y - 30]} bend={[lit.x + 18, 48]} text={labels.light} />
        <g data-from="1" transform={`translate(${eyeAt.x} ${eyeAt.y}) rotate(${180 - eye.angle})`}>
          <Eye />
        </g>
        <path
          data-from="2"
          d={`M${eyeAt.x + 12} ${eyeAt.y + 15}L${place.x - 3} ${place.y - 4}`}
          data-ink="signal-dash"
        />
        <g data-from="3">
          <path d="M298 246V224Q298 202 320 202H346Q368 202 368 224V246z" data-ink="body" />
          <path
            d="M308 226A26 26 0 0 1 358 226M312 215l4 2M322 206l2 4M333 203v5M344 206l-2 4M354 215l-4 2"
            data-ink="hair"
          />
          <path d="M337 229L284 249 331 219z" data-ink="part" />
          <path d="M337 229L284 249 331 219zM333 224L347 206" data-ink="signal-hair" />
          <circle cx="333" cy="224" r="3.500" data-ink="body" />
          <Leader at={[362, 234]} bend={[380, 214]} text={labels.gauge} longest={9} />
        </g>
        <WeldSeen top={314} left={218} right={287} />
        <Label x={20} y={306} text={controls.surface} ink="dim" />
        <path d="M218 288V312M287 288V312" data-ink="hidden" />
        <g data-from="2">
          <Leader at={[288, 338]} bend={[316, 304]} text={labels.undercut} signal />
        </g>
      </Drawing>
    </MethodFigure>
  );
}
