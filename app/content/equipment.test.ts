import { describe, expect, test } from "vitest";
import { equipmentControls, equipmentNames, pointControls } from "./equipment.ts";

describe.each(equipmentNames)("the points on the picture of %s", (name) => {
  const points = pointControls[name];

  test("are four or five", () => {
    expect(points.length).toBeGreaterThanOrEqual(4);
    expect(points.length).toBeLessThanOrEqual(5);
  });

  test("lead to controls that are those of the equipment", () => {
    for (const controls of points) {
      expect(controls.length).toBeGreaterThan(0);
      for (const control of controls) expect(equipmentControls[name]).toContain(control);
    }
  });
});
