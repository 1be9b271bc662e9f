/** Address that dials a number: `+216 00 000 001` is `tel:+21600000001`. */
export function telephoneLink(number: string): string {
  return `tel:${number.replaceAll(" ", "")}`;
}
