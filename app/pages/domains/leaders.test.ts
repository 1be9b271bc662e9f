import { expect, test } from "vitest";
import { readSite } from "#model/check/read-content.ts";
import { plates } from "#model/schema/pictures.ts";
import { leaderOf, type Point } from "./leaders.ts";

/** The side of a line segment on which a third point is: 1, -1, or 0 if it is on the line. */
const side = ([fromX, fromY]: Point, [toX, toY]: Point, [x, y]: Point) =>
  Math.sign((toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX));

type Stretch = readonly [Point, Point];
const cross = ([from, to]: Stretch, [start, end]: Stretch) =>
  side(from, to, start) !== side(from, to, end) && side(start, end, from) !== side(start, end, to);

const stretches = (line: readonly Point[]) =>
  line.slice(1).map((to, index): Stretch => [line[index] ?? to, to]);

test.each(plates.map((plate) => [plate]))(
  "lines from the points of a plate have one bend of 45°, end below the picture, and do not cross: %s",
  (plate) => {
    const { equipment } = readSite("content").content.pictures;
    const points = equipment[plate]?.points ?? [];
    const lines = points.map(leaderOf);
    for (const [index, line] of lines.entries()) {
      const [x, y] = points[index] ?? [NaN, NaN];
      expect([line[0], line.length, line.at(-1)?.[1]]).toEqual([[x * 16, y * 9], 3, 800]);
      for (const [from, to] of stretches(line)) {
        const [aside, down] = [Math.abs(to[0] - from[0]), to[1] - from[1]];
        expect(Math.min(aside, down, Math.abs(aside - down))).toBeCloseTo(0);
      }
    }
    const crossing = lines.flatMap((line, index) =>
      lines
        .slice(index + 1)
        .filter((other) => stretches(line).some((one) => stretches(other).some((next) => cross(one, next)))),
    );
    expect(crossing).toEqual([]);
  },
);
