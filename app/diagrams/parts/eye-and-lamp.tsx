/** An eye in profile at 0/0, looking to the right. */
export function Eye() {
  return (
    <g>
      <circle cx="-24" cy="0" r="21" data-ink="body" />
      <path d="M-8 -13Q8 0 -8 13" data-ink="edge" />
      <path d="M-7 -11Q-13 0 -7 11Q-3 6 -3 0Q-3 -6 -7 -11z" data-ink="dot" />
      <path d="M-4 -5v10" data-ink="bold" />
      <path d="M-44 -20Q-20 -34 2 -14M-40 24Q-16 30 0 14" data-ink="bold" />
      <path d="M2 -14l9 -3M-3 -18l8 -7M-10 -22l5 -8" data-ink="edge" />
    </g>
  );
}

/** A hand lamp at 0/0, lighting to the right. */
export function Lamp() {
  return (
    <g>
      <path d="M0 -15V15L-16 10V-10z" data-ink="body" />
      <path d="M-16 -9H-58q-4 0 -4 4V5q0 4 4 4H-16z" data-ink="body" />
      <path d="M-24 -9v18M-50 -9v18M-46 -9v18M-54 -9v18" data-ink="hair" />
      <path d="M0 -13V13" data-ink="light-edge" />
      <path d="M-40 -9h10v-4h-10z" data-ink="body" />
    </g>
  );
}
