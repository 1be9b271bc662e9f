/** The drawing of penetrant testing. */
import type { DrawingProps } from "./figure/words.ts";
import { Aerosol } from "./parts/aerosol.tsx";
import { Drawing } from "./parts/drawing.tsx";
import { Label } from "./parts/label.tsx";
import { Leader } from "./parts/leader.tsx";
import { Plate } from "./parts/plate.tsx";
import styles from "./penetrant.module.css";

const crack =
  "M236.5 104L238 119L235.5 130L239 144L237 154L240 168L240.5 154L243 142L240 129L243 118L243.5 104z";
const crackSeen = "M241 255l-3 5 1 5 4 4-1 6-3 3 1 5 3 4-2 5 1 5";

/** Section above, surface below: liquid enters a crack, is wiped off the surface, and is drawn out again. */
export function PenetrantDiagram({ labels, alt, controls }: DrawingProps<"penetrant">) {
  return (
    <Drawing alt={alt} height={326}>
      <Label x={20} y={26} text={controls.section} ink="dim" />
      <Plate top={104} bottom={182} />
      <path d={crack} data-ink="void" />
      <path data-comes="0 down" d={crack} data-ink="flaw" />
      <ellipse cx="350" cy="148" rx="17" ry="5" data-ink="void" />

      <g data-to="0">
        <path d="M84 104q3 -8 14 -8H382q11 0 14 8z" data-ink="flaw" fillOpacity="0.9" />
        <Aerosol x={116} y={34} ink="flaw" />
        <circle cx="424" cy="38" r="22" data-ink="body" />
        <path d="M424 20v4M424 52v4M406 38h4M438 38h4" data-ink="hair" />
        <path className={styles.hand} d="M424 38V24" data-ink="signal" />
        <Label x={424} y={77} text={labels.dwell} anchor="middle" longest={8} />
        <Leader at={[286, 98]} bend={[274, 64]} text={labels.penetrant} signal />
      </g>

      <g data-from="1" data-to="1">
        <g className={styles.cloth}>
          <path
            d="M150 103q-14 -2 -11 -14q3 -13 20 -12q4 -15 24 -12q12 -13 30 -3q20 -5 25 10q16 4 11 18q-3 13 -20 12z"
            data-ink="body"
          />
          <path d="M158 89q14 -8 26 1m6 -16q8 10 26 3m-10 15q12 -8 24 0m-54 6q10 -5 20 -1" data-ink="hair" />
        </g>
        <path d="M278 80h64M342 80l-9 -4M342 80l-9 4" data-ink="edge" />
      </g>

      <g data-from="2">
        <path d="M110 104q3 -10 14 -10H356q11 0 14 10z" data-ink="white" />
        <path className={styles.bloom} d="M236.5 104Q233 97 216 94H264Q248 97 243.5 104z" data-ink="flaw" />
        <Leader at={[150, 94]} bend={[166, 66]} text={labels.developer} />
      </g>
      <g data-from="2" data-to="2">
        <Aerosol x={374} y={32} ink="white" flipped />
      </g>

      <Leader at={[237, 144]} bend={[196, 196]} text={labels.crack} longest={12} />
      <Leader at={[334, 149]} bend={[336, 196]} text={labels.hidden} longest={14} />
      <path d="M240 172V242" data-ink="hidden" />

      <Label x={20} y={238} text={controls.surface} ink="dim" />
      <rect x="20" y="246" width="440" height="60" data-ink="steel" />
      <path d="M20 258H460M20 270h440M20 282H460M20 294h440" data-ink="grid" />
      <rect x="20" y="246" width="440" height="60" data-ink="edge" />
      <path d={crackSeen} data-ink="hair" />
      <rect data-to="0" x="84" y="247" width="312" height="58" data-ink="signal-veil" />
      <g data-from="2">
        <rect x="110" y="247" width="260" height="58" data-ink="white" />
        <path
          className={`${styles.trace} ${styles.halo}`}
          d={crackSeen}
          data-ink="own"
          strokeOpacity="0.25"
        />
        <path className={styles.trace} d={crackSeen} data-ink="own" />
      </g>
      <Leader at={[246, 276]} bend={[384, 276]} text={labels.trace} signal from={3} />
    </Drawing>
  );
}
