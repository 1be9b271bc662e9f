import { expect, test } from "vitest";
import { sectorNames } from "#app/content/schema/sectors.ts";
import { serviceMatrix, serviceNames } from "./services.ts";

/** Services that the specification lists for each sector; "electrical and gas installations" are two here. */
const listed = { oilAndGas: 10, energyAndMines: 6, metalConstruction: 6, industry: 7, services: 5 } as const;

test.each(sectorNames)("%s has as many services as the specification lists", (sector) => {
  const marked = serviceNames.filter((name) =>
    (serviceMatrix[name].sectors as readonly string[]).includes(sector),
  );
  expect(marked.length).toBe(listed[sector]);
});

test("energy and mines, and metal construction, have the same services", () => {
  for (const { sectors } of Object.values(serviceMatrix)) {
    const marked: readonly string[] = sectors;
    expect(marked.includes("energyAndMines")).toBe(marked.includes("metalConstruction"));
  }
});

test("every service is given in a sector", () => {
  for (const name of serviceNames) expect(serviceMatrix[name].sectors.length, name).toBeGreaterThan(0);
});
