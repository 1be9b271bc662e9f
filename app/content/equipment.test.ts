import { describe, expect, test } from "vitest";
import { anatomy } from "./equipment.ts";
import { domainControls } from "#app/pages/control/guide-answers.ts";
import { domainNames } from "#app/pages/domains/page.server.ts";

describe.each(domainNames)("the points on the picture of %s", (name) => {
  const points = anatomy[name];

  test("are four or five", () => {
    expect(points.length).toBeGreaterThanOrEqual(4);
    expect(points.length).toBeLessThanOrEqual(5);
  });

  test("lead to controls that are those of the domain", () => {
    for (const controls of points) {
      expect(controls.length).toBeGreaterThan(0);
      for (const control of controls) expect(domainControls[name]).toContain(control);
    }
  });
});
