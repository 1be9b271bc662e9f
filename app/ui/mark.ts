/** The mark in a square of 36 px: the brand's initial on a gauge (a line of 2 px), and the index of the gauge (filled). */
export const mark = {
  size: 36,
  gauge: "M1.5 26v7M34.5 26v7M1.5 29.5h12M22.5 29.5h12",
  index: "M18 27l4.4 6.6h-8.8z",
  /** The letter, in the site's font: its baseline and font size, as `app/frame/logo.module.css` has them. */
  letter: { foot: 24.4, size: 32 },
} as const;

/**
 * The brand's initial on the gauge: a letter or a digit. A Latin letter without its accent, which would lift it off the gauge.
 */
export function initialOf(brand: string): string {
  const [first = ""] = /[\p{L}\p{N}]/u.exec(brand.normalize("NFC")) ?? [];
  const plain = /\p{sc=Latn}/u.test(first) ? first.normalize("NFD").charAt(0) : first;
  return Array.from(plain.toUpperCase())[0] ?? "";
}
