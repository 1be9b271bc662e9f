import { expect, test } from "vitest";
import { mapRetries, mapRetryDelayMs } from "#app/constants.ts";

test.each([
  { count: 1, delay: 2 },
  { count: 2, delay: 8 },
  { count: 3, delay: 24 },
])(
  "attempt $count to load the map again waits $delay ms: the count times 2 to its power",
  ({ count, delay }) => {
    expect(mapRetryDelayMs(count)).toBe(delay);
  },
);

test("each attempt to load the map again waits longer than the one before", () => {
  const delays = Array.from({ length: mapRetries }, (_, index) => mapRetryDelayMs(index + 1));
  expect(delays).toHaveLength(mapRetries);
  expect(delays).toEqual([...new Set(delays)].sort((one, other) => one - other));
});
