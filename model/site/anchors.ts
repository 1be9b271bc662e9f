/** The id (hash) of a part of a page, the same in every language: `oilAndGas` is `oil-and-gas`. */
export const anchorOf = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
