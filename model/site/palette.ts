import Color from "colorjs.io";
import { wrong, type Wrong } from "#model/read/problem.ts";

/** The two colours of a brand, as `#rrggbb`. All others are derived from them. */
export interface BrandColours {
  /** Ground of dark bands and buttons. */
  readonly main: string;
  /** Highlights: the index of the mark, the one main button, the reading on a drawing. */
  readonly accent: string;
}

type Base = keyof BrandColours;

/** Lightness, chroma as a multiple of the base's, hue as degrees added to the base's (OKLCH). */
type Recipe = readonly [base: Base, lightness: number, chroma: number, hue: number];

// Lightness and relative chroma belong to the design; the hue is the brand's (decision 15).
const recipes = {
  // On light ground: headings, running text, labels and notes, rules, links.
  text: ["main", 0.25, 0.6632, 8.45],
  "text-soft": ["main", 0.3817, 0.5002, 8.24],
  "text-quiet": ["main", 0.4845, 0.4614, 9.17],
  rule: ["main", 0.8683, 0.2156, -10.63],
  link: ["main", 0.4899, 1.346, -4.51],
  "ground-tinted": ["main", 0.9494, 0.1519, -14.54],
  // Dark grounds besides `band`: below it, of drawings and pictures, of the bar, first screens and the footer.
  "band-deep": ["main", 0.25, 0.6632, 8.45],
  sheet: ["main", 0.2965, 0.8318, 2.14],
  frame: ["main", 0.206, 0.52, 7.51],
  glow: ["main", 0.4899, 1.346, -4.51],
  // On dark grounds: text, lines of drawings, metal in drawings.
  "on-band": ["main", 0.9746, 0.1119, -23.38],
  "on-band-soft": ["main", 0.879, 0.4196, -13.82],
  line: ["main", 0.8632, 0.9467, -16.87],
  metal: ["main", 0.353, 0.979, -1.37],
  "metal-light": ["main", 0.4411, 1.1998, -4.13],
  // `accent` as a signal on dark ground, and as text on light and on dark.
  "accent-bright": ["accent", 0.7356, 0.9417, 2.84],
  "accent-text": ["accent", 0.5033, 0.8195, -4.18],
  "accent-on-band": ["accent", 0.7792, 0.7725, 5.93],
} as const satisfies Readonly<Record<string, Recipe>>;

/** The colour of the page, the same for every brand. */
const ground = "#fbfaf7";

export type Palette = Readonly<Record<keyof typeof recipes | "band" | "accent" | "ground", string>>;

function hexOf(base: Color, [, lightness, chroma, hue]: Recipe): string {
  const [, baseChroma, baseHue] = base.to("oklch").coords;
  // A grey has no hue.
  const colour = new Color("oklch", [lightness, (baseChroma ?? 0) * chroma, (baseHue ?? 0) + hue]);
  return colour.to("srgb").toString({ format: "hex", collapse: false });
}

/** Makes the palette of a brand. @param colours each as `#rrggbb` */
export function paletteOf(colours: BrandColours): Palette {
  const bases = { main: new Color(colours.main), accent: new Color(colours.accent) };
  const derived = Object.fromEntries(
    Object.entries(recipes).map(([name, recipe]) => [name, hexOf(bases[recipe[0]], recipe)]),
  ) as Record<keyof typeof recipes, string>;
  return { ...derived, band: colours.main, accent: colours.accent, ground };
}

/** The colours of the mark on dark ground, for files that are opened outside a page. */
export function markColoursOf(colours: BrandColours) {
  const { frame, line, "on-band": letter, accent } = paletteOf(colours);
  return { ground: frame, gauge: line, letter, index: accent };
}

export type MarkColours = ReturnType<typeof markColoursOf>;

type Token = keyof Palette;

/**
 * The pairs that must be readable: text, ground, least contrast (7 for running text, 4.5 for other text, 3 for graphics), what
 * the pair is on the page, and which brand colour to change if it fails.
 */
const pairs: readonly (readonly [text: Token, ground: Token, least: number, what: string, blame: Base])[] = [
  ["on-band-soft", "band", 7, "un texte sur une bande sombre", "main"],
  ["on-band-soft", "sheet", 7, "un texte sur une bande sombre", "main"],
  ["on-band", "link", 4.5, "un bouton enfoncé", "main"],
  ["line", "band", 4.5, "une mention sur une bande sombre", "main"],
  ["text-soft", "ground", 7, "un texte sur la page", "main"],
  ["text-soft", "ground-tinted", 7, "un texte sur une bande claire", "main"],
  ["text-quiet", "ground", 4.5, "une mention sur la page", "main"],
  ["text-quiet", "ground-tinted", 4.5, "une mention sur une bande claire", "main"],
  ["link", "ground", 4.5, "un lien sur la page", "main"],
  ["link", "ground-tinted", 4.5, "un lien sur une bande claire", "main"],
  ["accent", "band", 3, "un repère sur une bande sombre", "accent"],
  ["accent-bright", "band", 3, "sur une bande sombre, le cadre de ce que le clavier désigne", "accent"],
  ["frame", "accent", 4.5, "les lettres du bouton principal", "accent"],
  ["frame", "accent-bright", 4.5, "les lettres du bouton principal", "accent"],
  ["accent-on-band", "band", 4.5, "un texte en couleur sur une bande sombre", "accent"],
  ["accent-text", "ground", 4.5, "un texte en couleur sur la page", "accent"],
  ["accent-text", "ground-tinted", 4.5, "un texte en couleur sur une bande claire", "accent"],
];

/**
 * The first unreadable pair that the colours of a brand, each as `#rrggbb`, would cause: which colour, and what to choose
 * instead.
 */
export function colourProblem(
  colours: BrandColours,
): { readonly colour: Base; readonly problem: Wrong } | undefined {
  const palette = paletteOf(colours);
  for (const [text, ground, least, what, colour] of pairs) {
    const contrast = new Color(palette[text]).contrast(palette[ground], "WCAG21");
    if (contrast >= least) continue;
    const [too, other] = colour === "main" ? ["clair", "foncée"] : ["foncé", "claire"];
    const found = (Math.floor(contrast * 10) / 10).toFixed(1);
    const says = `« ${colours[colour]} » est trop ${too} : ${what} aurait un contraste de ${found} pour 1, et il en faut ${least}`;
    return { colour, problem: wrong(says, `choisir une couleur plus ${other}`) };
  }
  return undefined;
}
