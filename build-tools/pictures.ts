import type { TransformFactory, VitePluginOptions } from "vite-imagetools";
import type { Content } from "#app/content/schema/files.ts";
import { textsBelow } from "#app/content/texts-below.ts";

/*
 * Widths the layout asks for, in CSS px times the usual screen densities: phones 480 and 800, half of a desktop 1200,
 * full width 1600. WebP serves the few browsers without AVIF and needs fewer steps. Qualities were judged by eye at
 * full size, `chroma=half` and `effort=3` by weight and time: see docs/decisions/0005-pictures.md.
 */
const whole = {
  avif: "w=480;800;1200;1600&format=avif&quality=46&effort=3&chroma=half&as=srcset",
  webp: "w=800;1600&format=webp&quality=74&as=srcset",
  fallback: "w=1200&format=jpg&quality=78&as=meta:src;width;height",
} as const;

/** Cut to a phone's proportions around the subject, for first screens. */
const tall = {
  avif: "w=480;720&aspect=4:5&format=avif&quality=46&effort=3&chroma=half&as=srcset",
  webp: "w=720&aspect=4:5&format=webp&quality=74&as=srcset",
} as const;

/** The pictures that are shown, by file, and whether each stands on the first screen of a page. */
function shownPictures({ pictures: { pages, controls, equipment } }: Content): ReadonlyMap<string, boolean> {
  const named = (places: unknown) => textsBelow(places).map(({ text }) => text);
  const first = new Set(Object.values(pages).flatMap((page) => named(page.first)));
  return new Map(named([pages, controls, equipment]).map((file) => [file, first.has(file)]));
}

/** The module `virtual:pictures`: of every picture that is shown, the addresses and sizes of what is built of it. */
export function pictureModule(content: Content): string {
  const imports: string[] = [];
  const built = (file: string, query: string) => {
    const name = `built${imports.length}`;
    imports.push(`import ${name} from ${JSON.stringify(`/content/images/${file}?${query}`)};`);
    return name;
  };
  const entries = [...shownPictures(content)].map(([file, firstScreen]) => {
    const { avif, webp, fallback } = whole;
    const position = `&position=${content.pictures.focus[file] ?? "centre"}`;
    const cut = firstScreen
      ? `, tall: { avif: ${built(file, tall.avif + position)}, webp: ${built(file, tall.webp + position)} }`
      : "";
    const parts = `avif: ${built(file, avif)}, webp: ${built(file, webp)}, ...${built(file, fallback)}${cut}`;
    return `${JSON.stringify(file)}: { ${parts} },`;
  });
  return [...imports, "export const pictures = {", ...entries, "};"].join("\n");
}

/**
 * `chroma=half` stores colour at half the resolution of light, as photographs usually are: a tenth less to send,
 * which nobody saw at full size. The library has no directive for it.
 */
const halfChroma: TransformFactory = ({ chroma }: Readonly<Record<string, unknown>>) =>
  chroma === "half" ? (_, image) => image.avif({ chromaSubsampling: "4:2:0" }) : undefined;

export const pictureDirectives: Partial<VitePluginOptions> = {
  extendTransforms: (builtins) => [...builtins, halfChroma],
};
