import { MethodFigure } from "./figure/method-figure.tsx";
import { useSteps } from "./figure/use-steps.ts";
import type { DiagramProps } from "./figure/words.ts";
import { BoreSeen } from "./parts/bore-seen.tsx";
import { Cut, Drawing } from "./parts/drawing.tsx";
import { Label } from "./parts/label.tsx";
import { Leader } from "./parts/leader.tsx";
import styles from "./endoscopy.module.css";

type EndoscopyProps = DiagramProps<"opening" | "probe" | "tip" | "flaw" | "picture">;

/** Walls of a pipe with an elbow: the bore, and around it the metal that is cut. */
const bore = "M20 112H294Q356 112 356 174V332H300V188Q300 168 280 168H20z";
const metal = "M20 98H72V62H60V54H116V62H104V98H294Q370 98 370 174V332H286V188Q286 182 280 182H20z";
const edges =
  "M20 98H72V62H60V54H76V112M20 112H76M100 112V54H116V62H104V98H294Q370 98 370 174V332" +
  "M100 112H294Q356 112 356 174V332M300 332V188Q300 168 280 168H20M286 332V188Q286 182 280 182H20";

/** The way in: from the handset over the opening, along the pipe, round the elbow. */
const way = "M88 20V104Q88 156 128 156H264Q310 156 314 196V222";

/** A flexible probe finds its way through a small opening to a place that no eye reaches. */
export function EndoscopyDiagram({ alt, steps, labels, name, controls }: EndoscopyProps) {
  const state = useSteps(steps.length);
  return (
    <MethodFigure name={name} controls={controls} state={state} steps={steps}>
      <Drawing alt={alt} height={346}>
        <Label x={460} y={26} text={controls.section} anchor="end" ink="dim" />
        <Cut d={metal} />
        <path d={`${bore}M76 54h24v60h-24z`} data-ink="bore" />
        <path d={edges} data-ink="bold" />
        <path d="M20 140H284Q328 144 328 184V332" data-ink="axis" />
        <path d="M356 244q-7 4 -6 10t-3 9 3 10 -1 9 7 8z" data-ink="flaw" />
        <path
          className={styles.light}
          data-from="2"
          d="M316 232L301 316Q330 332 355 298V250z"
          data-ink="light"
        />
        <path d={way} pathLength="1" className={styles.sheath} data-ink="own" />
        <path d={way} pathLength="1" className={styles.core} data-ink="own" />
        <g data-from="2">
          <path d="M307 212h14v14q0 5 -7 5t-7 -5z" data-ink="body" />
          <path d="M308 231h12" data-ink="light-edge" />
        </g>
        <path d="M88 22Q88 6 70 8H40Q10 8 10 60V238Q10 262 30 262" data-ink="cable" />
        <Leader at={[110, 58]} bend={[134, 36]} text={labels.opening} />
        <Leader at={[90, 88]} bend={[130, 80]} text={labels.probe} />
        <g data-from="2">
          <Leader at={[320, 218]} bend={[386, 196]} text={labels.tip} longest={9} />
        </g>
        <Leader at={[354, 264]} bend={[384, 284]} text={labels.flaw} signal />
        <BoreSeen />
        <Label x={30} y={206} text={labels.picture} ink="dim" />
      </Drawing>
    </MethodFigure>
  );
}
