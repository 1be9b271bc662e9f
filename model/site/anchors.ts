/** The hash of a named part of a page, the same in every language: `oilAndGas` is `oil-and-gas`. */
export const anchorOf = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
