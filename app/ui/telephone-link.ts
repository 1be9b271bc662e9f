/** The `tel:` URL of a number (RFC 3966): `+216 00 000 001`, with any spaces, is `tel:+21600000001`. */
export function telephoneLink(number: string): string {
  return `tel:${number.replaceAll(/\s/g, "")}`;
}
