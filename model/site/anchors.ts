/** The hash of a named part of a page, the same in every language: `oilAndGas` is `oil-and-gas`. */
export function anchorOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
