import type { DrawingProps } from "./figure/words.ts";
import { Cut, Drawing } from "./parts/drawing.tsx";
import { Label } from "./parts/label.tsx";
import { Leader } from "./parts/leader.tsx";
import styles from "./liner.module.css";

/** The sheets of the liner (a tank's lining) along their middle: to the tear (x = 124), over the blister (236) to the joint (352), on. */
const sheets =
  `M20 105H117M131 105H192c20 0 22 -19 44 -19s24 19 44 19H368` + `M334 89q12 6 26 6c16 0 18 10 32 10H460`;
const hollow = `M202 110c16 0 18 -19 34 -19s18 19 34 19z`;

const waves = `M20 46q18 -6 36 0${"t36 0".repeat(10)}t44 0`;

/** A liner on its support, with three faults, and below it what the examination records along the same line. */
export function LinerDiagram({ labels, alt, controls }: DrawingProps<"liner">) {
  return (
    <Drawing alt={alt} height={298}>
      <Label x={20} y={26} text={controls.section} ink="dim" />
      <g data-to="0">
        <path d={`${waves}V100H20z`} data-ink="veil" />
        <path d={waves} data-ink="edge" />
        <path d="M48 60h30M134 66h40M262 58h26M330 70h36M400 60h24M96 82h20M288 82h22" data-ink="dim" />
        <Label x={330} y={34} text={labels.product} />
      </g>
      <Cut d="M20 110H460V166H20z" />
      <path d="M20 110H460M20 166H460" data-ink="bold" />
      <g data-comes="0 down">
        <path
          d="M117 110q-2 20 -16 30q-4 20 16 20t24 -4q12 -16 -4 -26q-6 -10 -4 -20z"
          data-ink="signal-veil"
        />
        <path d="M370 110q-4 14 -8 20q0 14 14 12t12 -14q-8 -8 -6 -18z" data-ink="signal-veil" />
      </g>
      <path d={hollow} data-ink="bore" />
      <g strokeLinecap="butt">
        <path d={sheets} className={styles.rim} data-ink="own" strokeWidth="11" />
        <path d={sheets} className={styles.sheet} data-ink="own" strokeWidth="8.6" />
      </g>
      <path d={hollow} data-ink="signal-hair" />
      <path d="M117 100v10M131 100v10M334 94q12 6 34 6" data-ink="signal" />

      <g data-from="1" className={styles.head}>
        <path d="M0 0q-1 -3 1 -5h22q2 2 1 5z" data-ink="flaw" />
        <path d="M-8 -5h40v-16q0 -4 -4 -4H-4q-4 0 -4 4z" data-ink="body" />
        <path d="M12 -25Q14 -58 40 -70M6 -25h12" data-ink="bold" />
        <path d="M-2 -15h28" data-ink="hair" />
      </g>

      <Leader at={[168, 105]} bend={[178, 72]} text={labels.liner} />
      <Leader at={[444, 150]} bend={[430, 184]} text={labels.support} />
      <Leader at={[126, 112]} bend={[112, 184]} text={labels.tear} signal from={2} />
      <g data-from="3">
        <Leader at={[242, 104]} bend={[256, 184]} text={labels.blister} signal />
        <Leader at={[346, 98]} bend={[338, 48]} text={labels.joint} signal />
      </g>

      <rect x="20" y="206" width="440" height="76" data-ink="screen" />
      <path d={`M64 206${"v76m44 -76".repeat(9)}M20 244H460`} data-ink="grid" />
      <g className={styles.record}>
        <path d="M28 234H115M132 234H344M362 234H452" data-ink="trace" />
        <path d="M115 228v12M132 228v12M344 228v12M362 228v12" data-ink="signal" />
        <g data-from="3">
          <path d="M28 270H202q8 0 12 4M258 274q4 -4 12 -4H452" data-ink="trace" />
          <path d="M202 264v12M270 264v12" data-ink="signal" />
        </g>
      </g>
      <path d="M124 118V228" data-ink="hidden" data-from="2" />
      <path d="M236 118V264M353 118V228" data-ink="hidden" data-from="3" />
      <g className={styles.names}>
        <Label x={28} y={222} text={labels.continuity} ink="dim" />
        <Label x={28} y={259} text={labels.adhesion} ink="dim" />
      </g>
    </Drawing>
  );
}
