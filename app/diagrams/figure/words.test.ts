import { expect, test } from "vitest";
import { decimal, fill } from "./words.ts";

test("values stand in the place of their names", () => {
  expect(fill("{depth} mm after {time} µs", { time: "2,0", depth: 6 })).toBe("6 mm after 2,0 µs");
});

test("numbers have the decimal mark of the language", () => {
  expect(decimal(7.404, 1, ",")).toBe("7,4");
  expect(decimal(7, 2, ".")).toBe("7.00");
});
