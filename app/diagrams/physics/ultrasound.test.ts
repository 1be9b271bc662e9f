import { describe, expect, test } from "vitest";
import { echoesAt, shareOn, timeOfFlight } from "./ultrasound.ts";

const wide = { start: 40, end: 80, depth: 15 };
const thickness = 25;

test.each([
  [0, 0],
  [5.92, 2],
  [25, 8.446],
  [12, 4.054],
])("to %d mm of steel and back takes %d µs", (depth, time) => {
  expect(timeOfFlight(depth)).toBeCloseTo(time, 3);
});

describe("echoes", () => {
  test("far from the flaw there is a back wall and nothing else", () => {
    const { flaws, backWall } = echoesAt(10, [wide], thickness);
    expect(flaws[0]?.height).toBeLessThan(0.001);
    expect(backWall.height).toBeGreaterThan(0.87);
  });

  test("a flaw wider than the beam hides the back wall", () => {
    const { flaws, backWall } = echoesAt(60, [wide], thickness);
    expect(flaws[0]?.height).toBeGreaterThan(0.87);
    expect(backWall.height).toBeLessThan(0.001);
  });

  test("over the flaw's edge the echo has half its height, as in sizing by 6 dB", () => {
    expect(shareOn(wide, wide.start)).toBeCloseTo(0.5, 3);
    expect(shareOn(wide, wide.end)).toBeCloseTo(0.5, 3);
  });

  test("as the beam leaves the flaw its echo falls and the back wall rises, without a jump", () => {
    let before = echoesAt(60, [wide], thickness);
    for (let position = 60.5; position <= 95; position += 0.5) {
      const now = echoesAt(position, [wide], thickness);
      const [flawBefore, flawNow] = [before.flaws[0]?.height ?? 0, now.flaws[0]?.height ?? 0];
      expect(flawNow).toBeLessThanOrEqual(flawBefore + 1e-4);
      expect(now.backWall.height).toBeGreaterThanOrEqual(before.backWall.height - 1e-4);
      expect(flawBefore - flawNow).toBeLessThan(0.1);
      before = now;
    }
  });

  test("a flaw smaller than the beam never reaches full height and leaves a back wall", () => {
    const { flaws, backWall } = echoesAt(21.5, [{ start: 20, end: 23, depth: 18 }], thickness);
    expect(flaws[0]?.height).toBeGreaterThan(0.2);
    expect(flaws[0]?.height).toBeLessThan(0.5);
    expect(backWall.height).toBeGreaterThan(0.5);
  });
});
