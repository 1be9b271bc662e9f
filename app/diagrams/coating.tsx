/** The drawing of coating inspection. */
import type { DrawingProps } from "./figure/words.ts";
import { Dimension } from "./parts/dimension.tsx";
import { Drawing } from "./parts/drawing.tsx";
import { Label } from "./parts/label.tsx";
import { Leader } from "./parts/leader.tsx";
import { Plate } from "./parts/plate.tsx";
import styles from "./coating.module.css";

const bristles = Array.from({ length: 23 }, (_, index) => {
  const x = (index - 11) * 2.4;
  return `M${(x * 0.9).toFixed(1)} -30L${(x * 1.15).toFixed(1)} ${(-6 + Math.abs(x) * 0.08).toFixed(1)}`;
}).join("");

/** A coating on steel: its thickness by a gauge, and its pinholes by a spark from a brush at high voltage. */
export function CoatingDiagram({ labels, alt, controls }: DrawingProps<"coating">) {
  return (
    <Drawing alt={alt} height={378}>
      <Label x={20} y={26} text={controls.section} ink="dim" />
      <Plate top={206} bottom={246} />
      <path d="M20 190H316l1 16H20zM320 190H460v16H319z" data-ink="primer" />
      <path d="M20 172H315l1 18H20zM321 172H460v18H320z" data-ink="membrane" />
      <path d="M20 172H315l2 34M460 172H321l-2 34" data-ink="edge" />
      <path d="M20 206H460" data-ink="bold" />
      {/* A dry-film gauge standing on the coating, its magnetic field reaching through the film into the steel. */}
      <g className={styles.gauge}>
        <g transform="translate(104 172)">
          <path
            d="M-6 0Q-34 18 -26 44M6 0Q34 18 26 44M-3 0Q-16 22 -12 46M3 0Q16 22 12 46"
            data-ink="hidden"
          />
          <path d="M-7 0V-22H7V0q-7 3 -14 0z" data-ink="part" />
          <path d="M-7 0V-22H7V0" data-ink="edge" />
          <path d="M-13 -22h26v-12h-26z" data-ink="body" />
          <path d="M-30 -42q0 8 8 8h44q8 0 8 -8V-128q0 -8 -8 -8h-44q-8 0 -8 8z" data-ink="body" />
          <path d="M-23 -128h46v46h-46z" data-ink="screen" />
          <text x="0" y="-106" textAnchor="middle" data-ink="digits">
            {labels.reading}
          </text>
          <text x="0" y="-87" textAnchor="middle" data-ink="digital">
            {labels.unit}
          </text>
          <path d="M-20 -68h12M8 -68h12M-20 -54h12M8 -54h12" data-ink="bold" />
        </g>
      </g>
      <Dimension x={196} from={172} to={206} />
      <path d="M196 160v12M196 206v12" data-ink="signal-hair" />
      <Leader at={[196, 189]} bend={[212, 264]} text={labels.film} signal />
      <Leader at={[130, 60]} bend={[148, 44]} text={labels.gauge} longest={11} />
      <Leader at={[66, 236]} bend={[78, 264]} text={labels.steel} />

      <g data-from="1">
        <g className={styles.brush}>
          {/* A holiday detector: a wire brush, its handle, and the high-voltage case. */}
          <g transform="translate(318 172)">
            <path d={bristles} data-ink="hair" />
            <path d="M-28 -38h56v8h-56z" data-ink="body" />
            <path d="M-5 -38L3 -62h9L5 -38z" data-ink="body" />
            <path d="M2 -62L26 -128q2 -5 7 -3l6 2q5 2 3 7L16 -58z" data-ink="body" />
            <path d="M22 -104l16 6M25 -112l16 6M19 -96l16 6" data-ink="hair" />
            <path d="M36 -130Q40 -142 60 -140M93 -158V-164" data-ink="bold" />
            <path d="M60 -158h66v38h-66z" data-ink="body" />
            <circle cx="76" cy="-139" r="9" data-ink="hair" />
            <path d="M76 -139l5 -6" data-ink="signal" />
            <path d="M96 -134l6 -12v8h6l-6 12v-8z" data-ink="flaw" />
          </g>
          <Leader at={[340, 136]} bend={[358, 112]} text={labels.electrode} longest={10} />
        </g>
        <path d="M424 246v-8h26v20h-26zM424 258l-8 6" data-ink="body" />
        {/* The circuit closes: from the earth clamp to the case, wherever the brush is. */}
        <path d="M450 250Q472 250 472 220V16Q472 8 464 8" data-ink="edge" />
        <path className={styles.cable} d="M464 8H411" data-ink="edge" />
        <Leader at={[436, 252]} bend={[420, 264]} text={labels.earth} />
      </g>
      <g data-from="2">
        <path className={styles.spark} d="M318 160l-3 7 5 5 -4 8 4 7 -3 7 2 11" data-ink="signal" />
        <path d="M304 156l-6 -5M332 156l6 -5M303 166h-8M333 166h8" data-ink="signal-hair" />
        <Leader at={[322, 166]} bend={[358, 152]} text={labels.spark} signal />
      </g>
      <Leader at={[318, 196]} bend={[294, 222]} text={labels.pinhole} signal />
      <path d="M318 212V298" data-ink="hidden" />

      <Label x={20} y={292} text={controls.surface} ink="dim" />
      <rect x="20" y="300" width="440" height="62" data-ink="membrane" />
      <path d="M52 312H436q12 0 12 12t-12 12H44" data-ink="hidden" />
      <rect x="20" y="300" width="440" height="62" data-ink="edge" />
      <circle cx="318" cy="324" r="2" data-ink="flaw" />
      <g data-from="1">
        <path className={styles.scan} d="M288 310h60v28h-60z" data-ink="veil" />
      </g>
      <g data-from="3">
        <circle className={styles.mark} cx="318" cy="324" r="13" data-ink="signal" />
        <Leader at={[326, 314]} bend={[338, 288]} text={labels.mark} signal />
      </g>
    </Drawing>
  );
}
