import { Cut } from "../parts/drawing.tsx";
import { Floor } from "../parts/fittings.tsx";

/** A buried gas pipeline, cut along its axis up to its block valve, which is worked from above the ground. */
export const pipeline = (
  <>
    <Floor y={116} from={20} to={460} />
    <path d="M84 116V62" data-ink="bold" />
    <path d="M70 36h28v26h-28zM70 44h28M75 50h18M75 55h12" data-ink="body" />
    <path d="M46 116L70 272H410L434 116" data-ink="hidden" />
    <path
      d="M84 264h12M120 258h10M142 266h12M196 262h14M252 266h10M300 270h14M372 262h12"
      data-ink="grains"
    />
    <path d="M110 138h8M400 140h10M66 152h8" data-ink="grains" />
    <path d="M28 194H296V250H28z" data-ink="screen" />
    <Cut d="M28 194H164L169 202H28zM176 194H296V202H171zM28 242H169L164 250H28zM171 242H296V250H176z" />
    <path d="M28 194H296M28 250H296" data-ink="bold" />
    <path d="M28 202H296M28 242H296M168 202V242M172 202V242" data-ink="edge" />
    <path d="M28 189H152M188 189H290M28 255H152M188 255H290" data-ink="signal" />
    <path d="M152 186h36v8h-36zM152 250h36v8h-36z" data-ink="film" />
    <path d="M162 194q8 -6 16 0l-7 9h-2zM162 250q8 6 16 0l-7 -9h-2z" data-ink="flaw" />
    <path d="M60 222H120M112 218l8 4l-8 4" data-ink="hair" />
    <path d="M344 194H452M344 250H452" data-ink="bold" />
    <path d="M452 194l5 10l-8 10l7 12l-7 12l3 12M28 194l-5 10l8 10l-7 12l7 12l-3 12" data-ink="break" />
    <path d="M20 222H460" data-ink="axis" />
    <path d="M296 182h8v80h-8zM344 182h-8v80h8zM304 198l8 -14h16l8 14v48l-8 14h-16l-8 -14z" data-ink="body" />
    <circle cx="320" cy="222" r="20" data-ink="hidden" />
    <path d="M304 198l8 -14h16l8 14v48l-8 14h-16l-8 -14z" data-ink="signal-leak" />
    <path d="M316 184V94M324 184V94" data-ink="edge" />
    <path d="M306 94h28v-16h-28z" data-ink="body" />
    <path d="M320 78V68M296 68h48" data-ink="signal" />
  </>
);
