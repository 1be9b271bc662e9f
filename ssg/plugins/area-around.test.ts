import { expect, test } from "vitest";
import type { Focus } from "#model/schema/pictures.ts";
import { areaAround } from "./area-around.ts";

const wide = { width: 1600, height: 900 };
const portrait = { width: 1600, height: 2400 };

test.each<[string, Focus, object]>([
  ["in its middle", [50, 50], { left: 440, top: 0, width: 720, height: 900 }],
  ["at the right", [70, 40], { left: 760, top: 0, width: 720, height: 900 }],
  ["at the very right", [100, 40], { left: 880, top: 0, width: 720, height: 900 }],
  ["at the left", [10, 40], { left: 0, top: 0, width: 720, height: 900 }],
])("the crop of a wide picture for phones contains a subject %s", (_, focus, part) => {
  expect(areaAround(wide, 4 / 5, focus)).toEqual(part);
});

test("a wide crop of a portrait picture is at the height of its subject", () => {
  expect(areaAround(portrait, 1200 / 630, [50, 30])).toEqual({ left: 0, top: 300, width: 1600, height: 840 });
});
