import type { DrawingProps } from "./figure/words.ts";
import { Cut, Drawing } from "./parts/drawing.tsx";
import { Label } from "./parts/label.tsx";
import { Leader } from "./parts/leader.tsx";
import styles from "./liner.module.css";

/** The sheets of the liner (a tank's lining) along their middle: to the tear (x = 124), over the blister (236) to the joint (352), on. */
const sheets =
  `M20 145H117M131 145H192c20 0 22 -19 44 -19s24 19 44 19H368` + `M334 129q12 6 26 6c16 0 18 10 32 10H460`;
const hollow = `M202 150c16 0 18 -19 34 -19s18 19 34 19z`;

const waves = `M20 62q18 -6 36 0${"t36 0".repeat(10)}t44 0`;

/** A liner on its support, with three faults, and below it what the examination records along the same line. */
export function LinerDiagram({ labels, alt, controls }: DrawingProps<"liner">) {
  return (
    <Drawing alt={alt} height={338}>
      <Label x={20} y={26} text={controls.section} ink="dim" />
      <g data-to="0">
        <path d={`${waves}V140H20z`} data-ink="veil" />
        <path d={waves} data-ink="edge" />
        <path d="M48 82h30M150 92h40M256 78h26M330 96h36M400 80h24M170 116h20M288 116h22" data-ink="dim" />
        <Label x={330} y={50} text={labels.product} />
      </g>
      <Cut d="M20 150H460V206H20z" />
      <path d="M20 150H460M20 206H460" data-ink="bold" />
      <g data-comes="0 down">
        <path
          d="M117 150q-2 20 -16 30q-4 20 16 20t24 -4q12 -16 -4 -26q-6 -10 -4 -20z"
          data-ink="signal-veil"
        />
        <path d="M370 150q-4 14 -8 20q0 14 14 12t12 -14q-8 -8 -6 -18z" data-ink="signal-veil" />
      </g>
      <path d={hollow} data-ink="bore" />
      <path d={sheets} className={styles.rim} data-ink="own" />
      <path d={sheets} className={styles.sheet} data-ink="own" />
      <path d={hollow} data-ink="signal-hair" />
      <path d="M117 140v10M131 140v10M334 134q12 6 34 6" data-ink="signal" />

      <g data-from="1" className={styles.head}>
        <path d="M0 0q-1 -3 1 -5h22q2 2 1 5z" data-ink="flaw" />
        <path d="M-8 -5h40v-16q0 -4 -4 -4H-4q-4 0 -4 4z" data-ink="body" />
        <path d="M12 -25Q14 -62 44 -78M6 -25h12" data-ink="bold" />
        <path d="M-2 -15h28" data-ink="hair" />
      </g>

      <Leader at={[286, 145]} bend={[282, 108]} text={labels.liner} />
      <Leader at={[430, 190]} bend={[416, 224]} text={labels.support} />
      <Leader at={[126, 152]} bend={[112, 224]} text={labels.tear} signal from={2} />
      <g data-from="3">
        <Leader at={[236, 142]} bend={[222, 106]} text={labels.blister} signal />
        <Leader at={[346, 138]} bend={[338, 82]} text={labels.joint} signal />
      </g>

      <rect x="20" y="246" width="440" height="76" data-ink="screen" />
      <path d={`M64 246${"v76m44 -76".repeat(9)}M20 284H460`} data-ink="grid" />
      <g className={styles.record}>
        <path d="M28 274H115M132 274H344M362 274H452" data-ink="trace" />
        <path d="M115 268v12M132 268v12M344 268v12M362 268v12" data-ink="signal" />
        <g data-from="3">
          <path d="M28 310H202q8 0 12 4M258 314q4 -4 12 -4H452" data-ink="trace" />
          <path d="M202 304v12M270 304v12" data-ink="signal" />
        </g>
      </g>
      <path d="M124 158V268" data-ink="hidden" data-from="2" />
      <path d="M236 158V304M353 158V268" data-ink="hidden" data-from="3" />
      <Label x={28} y={262} text={labels.continuity} ink="dim" />
      <Label x={28} y={299} text={labels.adhesion} ink="dim" />
    </Drawing>
  );
}
