/** In the units of a picture that is 1600 wide and 900 high. */
export type Place = readonly [x: number, y: number];
type Stretch = readonly [from: Place, to: Place];
type Line = readonly [Stretch, Stretch];

/** Where the shelf of a row begins, below the plate, which shows 800 units: as in equipment-kind.module.css. */
const shelf = (index: number): Place => [51 + index * 374, 800];

/** How near a line may come to another one, and to the disc of another one. */
const nearest = { line: 12, disc: 34 };

const minus = ([x, y]: Place, [fromX, fromY]: Place): Place => [x - fromX, y - fromY];

/** With one bend of 45°: slanting first or, if `late` or the shelf is too far aside for that, at the end. */
function lineTo(point: Place, end: Place, late: boolean): Line {
  const [aside, down] = minus(end, point);
  const slant = Math.max(-down, Math.min(aside, down));
  const bend: Place =
    late || slant !== aside ? minus(end, [slant, Math.abs(slant)]) : [end[0], point[1] + Math.abs(slant)];
  return [
    [point, bend],
    [bend, end],
  ];
}

/** Where a place is, seen along a stretch: how far on, as a share of its length, and how far beside. */
function seenAlong(place: Place, [from, to]: Stretch) {
  const [[x, y], [alongX, alongY]] = [minus(place, from), minus(to, from)];
  const length = Math.hypot(alongX, alongY) || 1;
  return { on: (x * alongX + y * alongY) / length ** 2, beside: (alongX * y - alongY * x) / length, length };
}

function distance(place: Place, stretch: Stretch): number {
  const { on, beside, length } = seenAlong(place, stretch);
  return Math.hypot(beside, Math.max(-on, on - 1, 0) * length);
}

const parted = ([from, to]: Stretch, stretch: Stretch) =>
  seenAlong(from, stretch).beside * seenAlong(to, stretch).beside < 0;

/** How near two lines come to each other; 0 where they cross. */
export function gapOf(line: Line, other: Line): number {
  const gaps = line.flatMap((one) =>
    other.map((next) =>
      parted(one, next) && parted(next, one)
        ? 0
        : Math.min(...one.map((end) => distance(end, next)), ...next.map((end) => distance(end, one))),
    ),
  );
  return Math.min(...gaps);
}

const toDisc = ([[disc]]: Line, line: Line) => Math.min(...line.map((stretch) => distance(disc, stretch)));

/** What speaks against lines: to be too near to another one or to its disc. */
function cost(lines: readonly Line[]): number {
  const pairs = lines.flatMap((line, index) => lines.slice(index + 1).map((other) => [line, other] as const));
  const near = pairs.map(
    ([one, other]) =>
      Math.max(0, nearest.line - gapOf(one, other)) * 1e8 +
      Math.max(0, nearest.disc - toDisc(one, other), nearest.disc - toDisc(other, one)) * 1e6,
  );
  return near.reduce((sum, part) => sum + part, 0);
}

/** What speaks against an order, however its lines are bent: how far aside they lead. */
const asideOf = (places: readonly Place[]) =>
  places.reduce((sum, [x], at) => sum + (shelf(at)[0] - x) ** 2, 0);

const cheapest = <Tried extends { readonly cost: number }>(all: readonly Tried[]) =>
  all.reduce((best, tried) => (tried.cost < best.cost ? tried : best));

/** Of all ways to bend the lines from points to shelves, in this order, the one that costs least. */
function linesTo(points: readonly Place[]) {
  const ways = Array.from({ length: 2 ** points.length }, (_, way) =>
    points.map((point, index) => lineTo(point, shelf(index), (way & (1 << index)) > 0)),
  );
  return cheapest(ways.map((lines) => ({ lines, cost: cost(lines) })));
}

function orders<Thing>(things: readonly Thing[]): Thing[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((first) =>
    orders(things.filter((other) => other !== first)).map((rest) => [first, ...rest]),
  );
}

/** The order in which the points of a plate stand below it, and lines that lead from them to their shelves without crossing. */
export function leadersOf(points: readonly Place[]) {
  const all = orders([...points.entries()]).map((order) => {
    const places = order.map(([, place]) => place);
    return { order: order.map(([index]) => index), places, aside: asideOf(places) };
  });
  let best = { order: [] as number[], lines: [] as Line[], cost: Infinity };
  for (const { order, places, aside } of all.sort((one, other) => one.aside - other.aside)) {
    // All that follow cost more, however their lines are bent.
    if (aside >= best.cost) break;
    const { lines, cost: bends } = linesTo(places);
    best = cheapest([best, { order, lines, cost: aside + bends }]);
  }
  return best;
}
