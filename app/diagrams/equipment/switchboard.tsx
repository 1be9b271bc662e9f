/** The drawing of an electrical installation. */
import { Floor } from "../parts/fittings.tsx";

const modules = Array.from({ length: 9 }, (_, index) => 172 + index * 16);
const row = (y: number) => modules.map((x) => `M${x} ${y}h16v40h-16z`).join("");
const toggles = (y: number) => modules.map((x) => `M${x + 5} ${y + 14}h6v12h-6z`).join("");
const wires = (from: number, to: number) => modules.map((x) => `M${x + 8} ${from}V${to}`).join("");

/** A switchboard with its door taken off: busbars behind their cover, incoming breaker, outgoing ways, earth bar. */
export const switchboard = (
  <>
    <Floor y={298} from={110} to={372} />
    <path d="M148 20H340V288H148zM142 288h204v10h-204z" data-ink="body" />
    <path d="M148 20H340V288H148z" data-ink="bold" />
    <path d="M158 30H330V278H158zM148 60h-4v14h4M148 230h-4v14h4" data-ink="edge" />
    <path d="M176 44H312M176 53H312M176 62H312" data-ink="cable" />
    <path d="M226 44V84m18 -31V84m18 -22V84M226 128v12m18 -12v12m18 -12v12M180 140H308" data-ink="edge" />
    <path d="M168 37H320V70H168z" data-ink="veil" />
    <path d="M168 37H320V70H168z" data-ink="signal-dash" />
    <path d="M216 82h56v46h-56z" data-ink="examined" />
    <path d="M236 94h16v22h-16zM236 105h16" data-ink="signal-leak" />
    <path d={`${wires(140, 148)}${wires(188, 200)}${wires(240, 252)}`} data-ink="hair" />
    <path d={row(148) + row(200)} data-ink="screen" />
    <path d={toggles(148) + toggles(200)} data-ink="hair" />
    <path d="M176 258H316V264H176zM316 261H356V274M344 274h24M348 280h16M352 286h8" data-ink="signal" />
    <path d="M184 264V278M208 264V278M232 264V278M256 264V278M280 264V278" data-ink="hair" />
    <path d="M112 150h26v36h-26zM138 168h10" data-ink="body" />
    <circle cx="125" cy="168" r="9" data-ink="signal" />
    <circle cx="125" cy="168" r="3.5" data-ink="flaw" />
  </>
);
