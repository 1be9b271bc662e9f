import { Cut } from "../parts/drawing.tsx";
import { Floor, Gauge, SafetyValve } from "../parts/fittings.tsx";

/** A fire-tube boiler, cut along its axis: burner and furnace below, smoke tubes above, all under water. */
export const boiler = (
  <>
    <Floor y={268} from={84} to={416} />
    <path d="M164 240l-8 28h36l-8 -28M308 240l-8 28h36l-8 -28" data-ink="body" />
    <path d="M132 132H360V234H132z" data-ink="veil" />
    <Cut d="M126 96H366V240H126zM132 102V234H360V102z" />
    <path d="M126 96H366V240H126z" data-ink="bold" />
    <path d="M132 102V234H360V102zM132 132H360" data-ink="edge" />
    <path d="M246 132l-5 -8h10zM240 136h12M243 140h6" data-ink="hair" />
    <path d="M132 146H360M132 153H360M132 160H360M132 167H360" data-ink="signal-leak" />
    <path d="M132 182H330q12 0 12 22t-12 22H132z" data-ink="screen" />
    <path d={`M152 182${"v44m24 -44".repeat(7)}`} data-ink="grid" />
    <path d="M140 204q16 -14 40 -9t54 9q-30 14 -54 9t-40 -9z" data-ink="hair" />
    <path d="M92 186h34v36H92zM92 194h-8v20h8M126 194l10 4v12l-10 4z" data-ink="body" />
    <path d="M366 136h22V240h-22zM372 136V64h12V136M368 64h20" data-ink="body" />
    <path d="M240 96V84h14V96M235 84h24M240 84v-10h14v10M247 74V62M238 62h18" data-ink="edge" />
    <path d="M126 118h-14M126 146h-14" data-ink="edge" />
    <path d="M108 112h8v40h-8z" data-ink="examined" />
    <path d="M108 132h8" data-ink="signal-leak" />
    <path d="M208 237h52" data-ink="signal" />
    <SafetyValve x={188} y={96} />
    <Gauge x={304} y={96} />
  </>
);
