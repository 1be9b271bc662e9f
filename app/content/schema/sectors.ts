/** The five sectors, in the order of the specification, section 2.13. */
export const sectorNames = [
  "oilAndGas",
  "energyAndMines",
  "metalConstruction",
  "industry",
  "services",
] as const;
