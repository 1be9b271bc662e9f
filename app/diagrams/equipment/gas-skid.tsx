/** The drawing of a gas installation. */
import { Floor, Gauge, SafetyValve, Valve } from "../parts/fittings.tsx";

const regulator =
  "M252 187L288 213V187L252 213zM246 158A24 20 0 0 1 294 158M244 158h52v6h-52zM262 140V116h16V140";

/** A gas pressure-reducing station on its skid: shut-off, filter, slam-shut and regulator, relief, shut-off. */
export const gasSkid = (
  <>
    <Floor y={286} from={24} to={456} />
    <path d="M36 286V104M444 286V104M22 108L240 52L458 108" data-ink="hidden" />
    <path d="M218 58V46H262V58M210 46L240 34L270 46z" data-ink="body" />
    <path d="M222 50h36M222 55h36M210 46L240 34L270 46z" data-ink="signal-leak" />
    <path d="M60 264H420V278H60zM80 278h16v8h-16zM384 278h16v8h-16z" data-ink="body" />
    <path d="M122 214V264M130 214V264M300 214V264M308 214V264M380 214V264M388 214V264" data-ink="edge" />
    <path d="M32 193H448V207H32z" data-ink="part" />
    <path d="M32 193H448M32 207H448" data-ink="bold" />
    <path d="M32 193l4 5l-8 4l4 5M448 193l-4 5l8 4l-4 5" data-ink="break" />
    <path d="M20 200H460" data-ink="axis" />
    <path d="M70 183h5v34h-5zM113 183h5v34h-5zM236 183h4v34h-4zM356 183h5v34h-5z" data-ink="body" />
    <path
      d="M132 182A18 9 0 0 1 168 182V236A18 12 0 0 1 132 236zm-4 -8h44v8h-44zm18 74v8h8v-8"
      data-ink="body"
    />
    <path d="M140 190v44M146 190v44M154 190v44M160 190v44" data-ink="hair" />
    <path d="M177 183h5v34h-5z" data-ink="examined" />
    <Valve x={94} y={200} ink="signal-leak" />
    <path d="M192 187L228 213V187L192 213z" data-ink="examined" />
    <path d="M210 200V176M198 176h24v-22h-24zM222 160l12 -6M204 165h12" data-ink="signal-leak" />
    <path d={regulator} data-ink="body" />
    <path d={`${regulator}M270 200V164M262 134l16 -4l-16 -4l16 -4`} data-ink="signal-leak" />
    <path d="M318 193V161H296" data-ink="hair" />
    <SafetyValve x={338} y={193} />
    <path d="M354 175h8V128" data-ink="hair" />
    <Gauge x={376} y={193} />
    <Valve x={412} y={200} />
  </>
);
