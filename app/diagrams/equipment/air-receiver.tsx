import { Cut } from "../parts/drawing.tsx";
import { Floor, Gauge, SafetyValve } from "../parts/fittings.tsx";

/** An upright air receiver, half seen and half cut, its drain where water stands. */
export const airReceiver = (
  <>
    <Floor y={302} from={150} to={330} />
    <path d="M198 266l-8 36h12l6 -30M282 266l8 36h-12l-6 -30" data-ink="body" />
    <path d="M182 96A58 28 0 0 1 298 96V246A58 28 0 0 1 182 246z" data-ink="body" />
    <path d="M240 74A51 22 0 0 1 291 96V246A51 22 0 0 1 240 268z" data-ink="screen" />
    <Cut d="M240 68A58 28 0 0 1 298 96V246A58 28 0 0 1 240 274V267A51 21 0 0 0 291 246V96A51 21 0 0 0 240 75z" />
    <path d="M240 75A51 21 0 0 1 291 96V246A51 21 0 0 1 240 267" data-ink="edge" />
    <path d="M182 96A58 28 0 0 1 298 96V246A58 28 0 0 1 182 246z" data-ink="bold" />
    <path d="M182 96H240M182 246H240M182 171H240M214 96V171M200 171V246" data-ink="hair" />
    <path d="M240 50V294" data-ink="axis" />
    <path d="M182 196h-20v16h20M162 190v28h-5v-28zM298 112h20v16h-20M318 106v28h5v-28z" data-ink="body" />
    <circle cx="219" cy="208" r="12" data-ink="edge" />
    <path d="M236 274v10h8v-10M232 284l16 8v-8l-16 8z" data-ink="edge" />
    <path d="M192 116h34v24h-34z" data-ink="examined" />
    <path d="M197 123h24M197 128h24M197 133h14" data-ink="hair" />
    <path d="M246 266q6 -5 10 -1t9 -4t8 -3t8 -6" data-ink="signal" />
    <path d="M276 180h15M314 180h-16" data-ink="signal-hair" />
    <path d="M291 180l-7 -2.4v4.8zM298 180l7 -2.4v4.8z" data-ink="flaw" />
    <SafetyValve x={222} y={72} />
    <Gauge x={260} y={72} />
  </>
);
