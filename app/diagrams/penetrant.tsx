/** The drawing of penetrant testing. */
import type { DrawingProps } from "./figure/words.ts";
import { Aerosol } from "./parts/aerosol.tsx";
import { Drawing } from "./parts/drawing.tsx";
import { Label } from "./parts/label.tsx";
import { Leader } from "./parts/leader.tsx";
import { Plate } from "./parts/plate.tsx";
import styles from "./penetrant.module.css";

const crack =
  "M236.5 128L238 143L235.5 154L239 168L237 178L240 192L240.5 178L243 166L240 153L243 142L243.5 128z";
const crackSeen = "M240 250l-1.5 12 3 9-2.5 11 2 9-1.5 12 1 9";

/** Section above, surface below: liquid enters a crack, is wiped off the surface, and is drawn out again. */
export function PenetrantDiagram({ labels, alt, controls }: DrawingProps<"penetrant">) {
  return (
    <Drawing alt={alt} height={336}>
      <Label x={20} y={26} text={controls.section} ink="dim" />
      <Plate top={128} bottom={206} />
      <path d={crack} data-ink="void" />
      <path data-comes="0 down" d={crack} data-ink="flaw" />
      <ellipse cx="350" cy="172" rx="17" ry="5" data-ink="void" />

      <g data-to="0">
        <path className={styles.film} d="M84 128q3 -8 14 -8H382q11 0 14 8z" data-ink="flaw" />
        <Aerosol x={116} y={44} ink="flaw" />
        <circle cx="424" cy="62" r="24" data-ink="body" />
        <path d="M424 42v4M424 78v4M404 62h4M440 62h4" data-ink="hair" />
        <path className={styles.hand} d="M424 62V46" data-ink="signal" />
        <Label x={424} y={106} text={labels.dwell} anchor="middle" longest={8} />
        <Leader at={[286, 122]} bend={[274, 88]} text={labels.penetrant} signal />
      </g>

      <g data-from="1" data-to="1">
        <g className={styles.cloth}>
          <path
            d="M150 127q-14 -2 -11 -14q3 -13 20 -12q4 -15 24 -12q12 -13 30 -3q20 -5 25 10q16 4 11 18q-3 13 -20 12z"
            data-ink="body"
          />
          <path d="M158 113q14 -8 26 1m6 -16q8 10 26 3m-10 15q12 -8 24 0m-54 6q10 -5 20 -1" data-ink="hair" />
        </g>
        <path d="M278 104h64M342 104l-9 -4M342 104l-9 4" data-ink="edge" />
      </g>

      <g data-from="2">
        <path d="M110 128q3 -10 14 -10H356q11 0 14 10z" data-ink="white" />
        <path
          className={styles.bloom}
          d="M236.5 128Q233 121 216 118H264Q248 121 243.5 128z"
          data-ink="flaw"
        />
        <Leader at={[150, 122]} bend={[166, 92]} text={labels.developer} />
      </g>
      <g data-from="2" data-to="2">
        <Aerosol x={374} y={36} ink="white" flipped />
      </g>

      <Leader at={[237, 168]} bend={[196, 220]} text={labels.crack} longest={12} />
      <Leader at={[334, 173]} bend={[336, 220]} text={labels.hidden} longest={14} />
      <path d="M240 196V246" data-ink="hidden" />

      <rect x="20" y="250" width="440" height="62" data-ink="steel" />
      <path d="M20 262H460M20 276h440M20 288H460M20 300h440" data-ink="grid" />
      <rect x="20" y="250" width="440" height="62" data-ink="edge" />
      <path d={crackSeen} data-ink="hair" />
      <rect data-to="0" x="84" y="251" width="312" height="60" data-ink="signal-veil" />
      <g data-from="2">
        <rect x="110" y="251" width="260" height="60" data-ink="white" />
        <path className={styles.trace} d={crackSeen} data-ink="own" />
        <path className={`${styles.trace} ${styles.blots}`} d={crackSeen} data-ink="own" />
      </g>
      <Leader at={[246, 281]} bend={[384, 281]} text={labels.trace} signal from={3} />
      <Label x={20} y={331} text={controls.surface} ink="dim" />
    </Drawing>
  );
}
