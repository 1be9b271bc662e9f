/**
 * The mark: the brand's initial on a gauge, the index of the gauge at its middle. In a square of 36 px; the letter itself
 * is drawn from the brand's name in `logo.server.ts`.
 */
export const mark = {
  size: 36,
  /** Stroked, 2 px wide. */
  gauge: "M1.5 26v7M34.5 26v7M1.5 29.5h12M22.5 29.5h12",
  /** Filled. */
  index: "M18 27l4.4 6.6h-8.8z",
  /** Box of the letter: its middle, its foot and the most it may take. */
  letter: { middle: 18, foot: 24.4, height: 22, width: 27 },
} as const;

/** Colours of the mark on dark ground, for files that are opened outside a page. */
export interface MarkColours {
  readonly ground: string;
  readonly gauge: string;
  readonly letter: string;
  readonly index: string;
}
