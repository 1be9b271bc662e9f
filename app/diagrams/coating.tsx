import { MethodFigure } from "./figure/method-figure.tsx";
import { useSteps } from "./figure/use-steps.ts";
import type { DiagramProps } from "./figure/words.ts";
import { CoatingGauge } from "./parts/coating-gauge.tsx";
import { Dimension } from "./parts/dimension.tsx";
import { Drawing } from "./parts/drawing.tsx";
import { HolidayDetector } from "./parts/holiday-detector.tsx";
import { Label } from "./parts/label.tsx";
import { Leader } from "./parts/leader.tsx";
import { Plate } from "./parts/plate.tsx";
import styles from "./coating.module.css";

type CoatingProps = DiagramProps<
  "film" | "steel" | "gauge" | "reading" | "unit" | "electrode" | "earth" | "pinhole" | "spark" | "mark"
>;

/** Where the pinhole is. */
const pinhole = 318;

/** A coating on steel: its thickness by a gauge, and its pinholes by a spark from a brush at high voltage. */
export function CoatingDiagram({ alt, steps, labels, name, controls }: CoatingProps) {
  const state = useSteps(steps.length);
  return (
    <MethodFigure name={name} controls={controls} state={state} steps={steps}>
      <Drawing alt={alt} height={372}>
        <Label x={20} y={26} text={controls.section} ink="dim" />
        <Plate top={206} bottom={246} />
        <path
          d={`M20 190H${pinhole - 2}l1 16H20zM${pinhole + 2} 190H460v16H${pinhole + 1}z`}
          data-ink="primer"
        />
        <path
          d={`M20 172H${pinhole - 3}l1 18H20zM${pinhole + 3} 172H460v18H${pinhole + 2}z`}
          data-ink="membrane"
        />
        <path d={`M20 172H${pinhole - 3}l2 34M460 172H${pinhole + 3}l-2 34`} data-ink="edge" />
        <path d="M20 206H460" data-ink="bold" />
        <g className={styles.gauge}>
          <CoatingGauge x={104} top={172} reading={labels.reading} unit={labels.unit} />
        </g>
        <Dimension from={[196, 172]} to={[196, 206]} signal />
        <path d="M196 160v12M196 206v12" data-ink="signal-hair" />
        <Leader at={[196, 189]} bend={[212, 268]} text={labels.film} signal />
        <Leader at={[130, 60]} bend={[148, 44]} text={labels.gauge} longest={11} />
        <Leader at={[66, 236]} bend={[78, 268]} text={labels.steel} />

        <g data-from="1">
          <g className={styles.brush}>
            <HolidayDetector x={pinhole} top={172} />
            <Leader
              at={[pinhole + 22, 136]}
              bend={[pinhole + 40, 112]}
              text={labels.electrode}
              longest={10}
            />
          </g>
          <path d="M424 246v-8h26v20h-26zM424 258l-8 6" data-ink="body" />
          <path d="M450 250Q472 250 472 220V0" data-ink="edge" />
          <Leader at={[436, 252]} bend={[420, 268]} text={labels.earth} />
        </g>
        <g data-from="2">
          <path
            className={styles.spark}
            d={`M${pinhole} 160l-3 7 5 5 -4 8 4 7 -3 7 2 11`}
            data-ink="signal"
          />
          <path
            d={`M${pinhole - 14} 156l-6 -5M${pinhole + 14} 156l6 -5M${pinhole - 15} 166h-8M${pinhole + 15} 166h8`}
            data-ink="signal-hair"
          />
          <Leader at={[pinhole + 4, 166]} bend={[pinhole + 40, 152]} text={labels.spark} signal />
        </g>
        <Leader at={[pinhole, 196]} bend={[pinhole - 24, 222]} text={labels.pinhole} signal />
        <path d={`M${pinhole} 212V286`} data-ink="hidden" />

        <rect x="20" y="288" width="440" height="62" data-ink="membrane" />
        <path d="M52 300H436q12 0 12 12t-12 12H44" data-ink="hidden" />
        <rect x="20" y="288" width="440" height="62" data-ink="edge" />
        <circle cx={pinhole} cy="312" r="2" data-ink="flaw" />
        <g data-from="1">
          <path className={styles.scan} d={`M${pinhole - 30} 298h60v28h-60z`} data-ink="veil" />
        </g>
        <g data-from="3">
          <circle className={styles.mark} cx={pinhole} cy="312" r="13" data-ink="signal" />
          <Leader at={[pinhole, 325]} bend={[pinhole + 14, 362]} text={labels.mark} signal />
        </g>
        <Label x={20} y={366} text={controls.surface} ink="dim" />
      </Drawing>
    </MethodFigure>
  );
}
