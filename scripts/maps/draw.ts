/**
 * Draws the maps of the two offices, `content/maps/*.svg`, from open data: `npm run maps`.
 *
 * `coast.json` holds the polygons of Natural Earth's 1:10m land (public domain, https://www.naturalearthdata.com, as packed
 * in world-atlas 2.0.2) cut to 6.2–14.2° E, 32.2–39.6° N; longitude and latitude in degrees. At this scale the data
 * shows a coast, not a street: each map is regional, and links to an online map for the way.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { geoConicConformal, geoGraticule, geoPath } from "d3-geo";
import type { MultiPolygon, Polygon, Position } from "geojson";
import { outlineOf } from "#app/brand/outline.server.ts";
import { markColoursOf } from "#app/brand/palette.server.ts";
import { readContent } from "#app/content/read-content.ts";
import { contentSourceOf } from "../../build-tools/content-source.ts";

const project = join(import.meta.dirname, "../..");
const width = 720;
const height = 460;
const margin = 30;
const earthRadiusKm = 6371;
/** Length of the scale bar. */
const barKm = 50;

const { company } = readContent(contentSourceOf(join(project, "content")));
const markColours = markColoursOf(company.brand.colours);

const colours = {
  sea: "#082932",
  land: "#124a58",
  shallow: "#2b8a9c",
  line: markColours.gauge,
  name: markColours.letter,
  point: markColours.index,
} as const;

interface Place {
  readonly name: string;
  /** Longitude and latitude in degrees. */
  readonly at: readonly [number, number];
}

interface OfficeMap extends Place {
  readonly file: string;
  readonly coordinates: string;
  /** Where the office stands on the picture, in px, and where its name ends. */
  readonly shownAt: readonly [number, number];
  readonly nameAt: readonly [number, number];
  readonly also: readonly (Place & { readonly offset: readonly [number, number] })[];
}

const maps: readonly OfficeMap[] = [
  {
    file: "tunis.svg",
    name: "Tunis",
    at: [10.18, 36.8],
    coordinates: "36° 48′ N  10° 11′ E",
    shownAt: [380, 184],
    nameAt: [346, 230],
    also: [{ name: "Bizerte", at: [9.87, 37.27], offset: [-12, -24] }],
  },
  {
    file: "sfax.svg",
    name: "Sfax",
    at: [10.76, 34.74],
    coordinates: "34° 44′ N  10° 46′ E",
    shownAt: [380, 232],
    nameAt: [346, 184],
    also: [
      { name: "Sousse", at: [10.64, 35.83], offset: [-12, 5] },
      { name: "Gabès", at: [10.1, 33.88], offset: [-12, 5] },
    ],
  },
];

/** Orders each ring as d3 wants it, clockwise: the other way round it would be the rest of the globe. */
function clockwise(ring: Position[]): Position[] {
  const area = ring.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
    return sum + (nextX - x) * (nextY + y);
  }, 0);
  return area > 0 ? ring : [...ring].reverse();
}

const land: MultiPolygon = {
  type: "MultiPolygon",
  coordinates: (
    JSON.parse(readFileSync(join(import.meta.dirname, "coast.json"), "utf8")) as Polygon["coordinates"][]
  ).map(([outer = [], ...holes]) => [clockwise(outer), ...holes.map((hole) => clockwise(hole).reverse())]),
};

/** A text as an outline that ends at x: the font of the site is not there where a picture is opened. */
function textEndingAt(
  text: string,
  font: "heading" | "mono",
  size: number,
  [x, y]: readonly [number, number],
): string {
  const { width: length } = outlineOf(text, { font, size });
  return outlineOf(text, { font, size, x: x - length, y }).path;
}

function draw({ name, at, coordinates, shownAt, nameAt, also }: OfficeMap): string {
  const projection = geoConicConformal()
    .parallels([33, 38])
    .rotate([-at[0], 0])
    .center([0, at[1]])
    .scale(10_500)
    .translate([...shownAt])
    .clipExtent([
      [-margin, -margin],
      [width + margin, height + margin],
    ]);
  const path = geoPath(projection).digits(1);
  const coast = path(land) ?? "";
  const grid =
    path(
      geoGraticule()
        .step([0.5, 0.5])
        .extentMajor([
          [4, 30],
          [20, 41],
        ])
        .extentMinor([
          [4, 30],
          [20, 41],
        ])(),
    ) ?? "";
  const [x, y] = shownAt;
  const bar = Math.round((projection.scale() * barKm) / earthRadiusKm);
  const barY = height - 28;
  const places = also.map(({ name: place, at: where, offset: [right, down] }) => {
    const [placeX = 0, placeY = 0] = projection([...where]) ?? [];
    const label = textEndingAt(place, "mono", 13, [placeX + right, placeY + down]);
    return `<circle cx="${placeX.toFixed(1)}" cy="${placeY.toFixed(1)}" r="3" fill="${colours.line}"/><path fill="${colours.line}" d="${label}"/>`;
  });
  const shallows = [
    [56, 0.07],
    [38, 0.1],
    [22, 0.13],
    [10, 0.18],
  ].map(([stroke, opacity]) => `<use href="#coast" stroke-opacity="${opacity}" stroke-width="${stroke}"/>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs><pattern id="h" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V9" stroke="${colours.line}" stroke-opacity=".1"/></pattern><path id="coast" d="${coast}"/></defs>`,
    `<path fill="${colours.sea}" d="M0 0h${width}v${height}H0z"/>`,
    `<path fill="none" stroke="${colours.line}" stroke-opacity=".14" d="${grid}"/>`,
    `<g fill="none" stroke="${colours.shallow}" stroke-linejoin="round">${shallows.join("")}</g>`,
    `<use href="#coast" fill="${colours.land}"/><use href="#coast" fill="url(#h)"/>`,
    `<use href="#coast" fill="none" stroke="${colours.line}" stroke-width="1.4" stroke-linejoin="round"/>`,
    ...places,
    `<g fill="none" stroke="${colours.point}"><path stroke-opacity=".38" d="M${x} 0V${y - 26}M${x} ${y + 26}V${height}M0 ${y}H${x - 26}M${x + 26} ${y}H${width}"/>`,
    `<circle cx="${x}" cy="${y}" r="26" fill="${colours.point}" fill-opacity=".16" stroke="none"/><circle cx="${x}" cy="${y}" r="14" stroke-width="1.75"/></g>`,
    `<circle cx="${x}" cy="${y}" r="5" fill="${colours.point}"/>`,
    `<path fill="${colours.name}" d="${textEndingAt(name, "heading", 30, nameAt)}"/>`,
    `<path fill="${colours.line}" d="${textEndingAt(coordinates, "mono", 13, [nameAt[0], nameAt[1] + 24])}"/>`,
    `<path fill="none" stroke="${colours.line}" d="M28 ${barY}h${bar}M28 ${barY - 6}v12M${28 + bar} ${barY - 6}v12"/>`,
    `<path fill="${colours.line}" d="${outlineOf(`${barKm} km`, { font: "mono", size: 13, x: 28, y: barY - 14 }).path}"/>`,
    "</svg>\n",
  ].join("");
}

for (const map of maps) {
  const file = join(project, "content/maps", map.file);
  writeFileSync(file, draw(map));
  console.log(`content/maps/${map.file} written`);
}
