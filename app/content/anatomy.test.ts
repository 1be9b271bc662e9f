import { describe, expect, test } from "vitest";
import { anatomy } from "./anatomy.ts";
import { domainControls } from "./decision.ts";
import { domainNames } from "./schema/pages/domains.ts";

describe.each(domainNames)("the points on the picture of %s", (name) => {
  const points = anatomy[name];

  test("are four or five, each within the picture and apart from the others", () => {
    expect(points.length).toBeGreaterThanOrEqual(4);
    expect(points.length).toBeLessThanOrEqual(5);
    for (const [index, { at }] of points.entries()) {
      for (const place of at) {
        expect(place).toBeGreaterThan(3);
        expect(place).toBeLessThan(97);
      }
      for (const other of points.slice(index + 1)) {
        // In a picture of 16 by 9: two circles of a phone would touch below 10 of its 160 units.
        const distance = Math.hypot((at[0] - other.at[0]) * 1.6, (at[1] - other.at[1]) * 0.9);
        expect(distance).toBeGreaterThan(10);
      }
    }
  });

  test("lead to controls that are those of the domain", () => {
    for (const { controls } of points) {
      expect(controls.length).toBeGreaterThan(0);
      for (const control of controls) expect(domainControls[name]).toContain(control);
    }
  });
});
