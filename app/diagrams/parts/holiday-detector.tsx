const bristles = Array.from({ length: 23 }, (_, index) => {
  const x = (index - 11) * 2.4;
  return `M${(x * 0.9).toFixed(1)} -30L${(x * 1.15).toFixed(1)} ${(-6 + Math.abs(x) * 0.08).toFixed(1)}`;
}).join("");

/** A holiday detector: a wire brush held over the coating at 0/0, its handle, and the high-voltage case. */
export function HolidayDetector({ x, top }: { readonly x: number; readonly top: number }) {
  return (
    <g transform={`translate(${x} ${top})`}>
      <path d={bristles} data-ink="hair" />
      <path d="M-28 -38h56v8h-56z" data-ink="body" />
      <path d="M-5 -38L3 -62h9L5 -38z" data-ink="body" />
      <path d="M2 -62L26 -128q2 -5 7 -3l6 2q5 2 3 7L16 -58z" data-ink="body" />
      <path d="M22 -104l16 6M25 -112l16 6M19 -96l16 6" data-ink="hair" />
      <path d="M36 -130Q40 -142 60 -140" data-ink="bold" />
      <path d="M93 -158V-180" data-ink="bold" />
      <path d="M60 -158h66v38h-66z" data-ink="body" />
      <circle cx="76" cy="-139" r="9" data-ink="hair" />
      <path d="M76 -139l5 -6" data-ink="signal" />
      <path d="M96 -134l6 -12v8h6l-6 12v-8z" data-ink="flaw" />
    </g>
  );
}
