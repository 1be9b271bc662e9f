import { at } from "./polar.ts";

/** Rings of the bore towards its far end, from near to far. */
const rings = [118, 84, 60, 42, 29] as const;
const centre = { x: 84, y: 46 };
const seams = [18, 62, 118, 160, 205, 248, 296, 335]
  .map((angle) => {
    const [near, far] = [at(centre, angle, 130), at(centre, angle, 22)];
    return `M${near.x} ${near.y}L${far.x} ${far.y}`;
  })
  .join("");

/** The set of an endoscope with what its camera sends: the bore in perspective, and the flaw on its wall. */
export function BoreSeen() {
  return (
    <>
      <path d="M38 214H264q8 0 8 8V322q0 8 -8 8H38q-8 0 -8 -8V222q0 -8 8 -8z" data-ink="body" />
      <rect x="40" y="224" width="174" height="96" data-ink="screen" />
      <path d="M226 230h36M226 239h36" data-ink="hair" />
      <circle cx="244" cy="266" r="13" data-ink="body" />
      <path d="M244 258v16M236 266h16" data-ink="hair" />
      <path d="M226 296h14v12h-14zM248 296h14v12h-14z" data-ink="body" />
      <svg x="41" y="225" width="172" height="94" viewBox="0 0 172 94" data-from="3">
        <rect width="172" height="94" data-ink="part" />
        {rings.map((radius, index) => (
          <circle
            key={radius}
            cx={centre.x}
            cy={centre.y}
            r={radius}
            data-ink="depth"
            opacity={0.24 + index * 0.05}
          />
        ))}
        <path d={seams} data-ink="grid" />
        <circle cx={centre.x} cy={centre.y} r="20" data-ink="bore" />
        <path d="M128 22q12 8 11 22t-5 24q-9 4 -9 -8t2 -15 -6 -12 7 -11z" data-ink="flaw" />
        <path d="M113 14h36v62h-36z" data-ink="signal-dash" />
        <path d="M8 16V8h8M164 16V8h-8M8 78v8h8M164 78v8h-8" data-ink="hair" />
      </svg>
    </>
  );
}
