import { MethodFigure } from "./figure/method-figure.tsx";
import { useSteps } from "./figure/use-steps.ts";
import type { DiagramProps } from "./figure/words.ts";
import { Cut, Drawing } from "./parts/drawing.tsx";
import { Label } from "./parts/label.tsx";
import { Leader } from "./parts/leader.tsx";
import styles from "./liner.module.css";

type LinerProps = DiagramProps<
  "product" | "liner" | "support" | "tear" | "blister" | "joint" | "continuity" | "adhesion"
>;

/** Where the liner fails along the drawing: a tear, a blister below which it has come off, an open joint. */
const [tear, blister, joint] = [124, 236, 352];
const surface = 150;

/** The sheets of the liner along their middle: up to the tear, over the blister to the joint, and from the joint on. */
const sheets =
  `M20 145H${tear - 7}M${tear + 7} 145H${blister - 44}c20 0 22 -19 44 -19s24 19 44 19H${joint + 16}` +
  `M${joint - 18} 129q12 6 26 6c16 0 18 10 32 10H460`;
const hollow = `M${blister - 34} 150c16 0 18 -19 34 -19s18 19 34 19z`;

/** A liner on its support, with three faults, and below it what the examination records along the same line. */
export function LinerDiagram({ alt, steps, labels, name, controls }: LinerProps) {
  const state = useSteps(steps.length);
  return (
    <MethodFigure name={name} controls={controls} state={state} steps={steps}>
      <Drawing alt={alt} height={338}>
        <Label x={20} y={26} text={controls.section} ink="dim" />
        <g data-to="0">
          <path
            d="M20 62q18 -6 36 0t36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 44 0V140H20z"
            data-ink="veil"
          />
          <path
            d="M20 62q18 -6 36 0t36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 44 0"
            data-ink="edge"
          />
          <path d="M48 82h30M150 92h40M256 78h26M330 96h36M400 80h24M170 116h20M288 116h22" data-ink="dim" />
          <Label x={330} y={50} text={labels.product} />
        </g>
        <Cut d={`M20 ${surface}H460V206H20z`} />
        <path d={`M20 ${surface}H460M20 206H460`} data-ink="bold" />
        <g data-comes="0 down">
          <path
            d={`M${tear - 7} 150q-2 20 -16 30q-4 20 16 20t24 -4q12 -16 -4 -26q-6 -10 -4 -20z`}
            data-ink="signal-veil"
          />
          <path d={`M${joint + 18} 150q-4 14 -8 20q0 14 14 12t12 -14q-8 -8 -6 -18z`} data-ink="signal-veil" />
        </g>
        <path d={hollow} data-ink="bore" />
        <path d={sheets} className={styles.rim} data-ink="own" />
        <path d={sheets} className={styles.sheet} data-ink="own" />
        <path d={hollow} data-ink="signal-hair" />
        <path d={`M${tear - 7} 140v10M${tear + 7} 140v10M${joint - 18} 134q12 6 34 6`} data-ink="signal" />

        <g data-from="1" className={styles.head}>
          <path d="M0 0q-1 -3 1 -5h22q2 2 1 5z" data-ink="flaw" />
          <path d="M-8 -5h40v-16q0 -4 -4 -4H-4q-4 0 -4 4z" data-ink="body" />
          <path d="M12 -25Q14 -62 44 -78M6 -25h12" data-ink="bold" />
          <path d="M-2 -15h28" data-ink="hair" />
        </g>

        <Leader at={[286, 145]} bend={[282, 108]} text={labels.liner} />
        <Leader at={[430, 190]} bend={[416, 224]} text={labels.support} />
        <g data-from="2">
          <Leader at={[tear + 2, 152]} bend={[tear - 12, 224]} text={labels.tear} signal />
        </g>
        <g data-from="3">
          <Leader at={[blister, 142]} bend={[blister - 14, 106]} text={labels.blister} signal />
          <Leader at={[joint - 6, 138]} bend={[joint - 14, 82]} text={labels.joint} signal />
        </g>

        <rect x="20" y="246" width="440" height="76" data-ink="screen" />
        <path
          d="M64 246v76M108 246v76M152 246v76M196 246v76M240 246v76M284 246v76M328 246v76M372 246v76M416 246v76M20 284H460"
          data-ink="grid"
        />
        <g className={styles.record}>
          <path
            d={`M28 274H${tear - 9}M${tear + 8} 274H${joint - 8}M${joint + 10} 274H452`}
            data-ink="trace"
          />
          <path
            d={`M${tear - 9} 268v12M${tear + 8} 268v12M${joint - 8} 268v12M${joint + 10} 268v12`}
            data-ink="signal"
          />
          <g data-from="3">
            <path
              d={`M28 310H${blister - 34}q8 0 12 4M${blister + 22} 314q4 -4 12 -4H452`}
              data-ink="trace"
            />
            <path d={`M${blister - 34} 304v12M${blister + 34} 304v12`} data-ink="signal" />
          </g>
        </g>
        <path d={`M${tear} 158V268`} data-ink="hidden" data-from="2" />
        <path d={`M${blister} 158V304M${joint + 1} 158V268`} data-ink="hidden" data-from="3" />
        <Label x={28} y={262} text={labels.continuity} ink="dim" />
        <Label x={28} y={299} text={labels.adhesion} ink="dim" />
      </Drawing>
    </MethodFigure>
  );
}
