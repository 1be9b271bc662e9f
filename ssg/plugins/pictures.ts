import { join } from "node:path";
import sharp from "sharp";
import sirv from "sirv";
import { normalizePath, type Plugin } from "vite";
import { imagetools, type TransformFactory } from "vite-imagetools";
import type { Content } from "#model/schema/model.ts";
import { middle, plates } from "#model/schema/pictures.ts";
import type { Size } from "#model/read/read-folder.ts";
import { textsBelow } from "#model/read/texts-below.ts";
import { answering } from "../answering.ts";
import { areaAround } from "./area-around.ts";

/*
 * Widths that the layout needs, in CSS px times the usual screen densities: phones 480 and 800, half of a desktop 1200, full
 * width 1600, for first screens 2400 and for plates 2880, where dense pixels hide the loss of a lower quality. WebP serves the
 * few browsers without AVIF and needs fewer steps. Qualities were judged by eye at full size, `chroma=half` and efforts by file
 * size and time: see docs/decisions/0005-pictures.md.
 */
const avif = "format=avif&chroma=half&as=srcset";
const webp = "format=webp&as=srcset";

/** The widest size of each kind, in px. A kind is built only if the file is wider than the next smaller kind. */
const widest = { uncropped: 1600, first: 2400, plate: 2880 } as const;

const uncropped = {
  avif: `w=480;800&quality=63&effort=1&${avif}`,
  wideAvif: `w=1200;${widest.uncropped}&quality=59&effort=1&${avif}`,
  webp: `w=800;${widest.uncropped}&quality=76&${webp}`,
  fallback: "w=1200&format=jpg&quality=78&as=meta:src;width;height",
} as const;

/** For first screens: wide, and cropped to a phone's proportions around the subject. */
const first = {
  avif: `w=${widest.first}&quality=49&effort=2&${avif}`,
  tallAvif: `w=480;720&quality=51&effort=1&${avif}`,
  tallWebp: `w=720&quality=76&${webp}`,
} as const;

/** For pictures as wide as the page, on dense wide screens. */
const plateAvif = `w=${widest.plate}&quality=49&effort=2&${avif}`;

/** Drawings over first screens: 30 kB at most. Browsers without AVIF show none. */
const drawn = {
  wide: "w=1280&quality=26&format=avif&effort=4",
  tall: "w=720&quality=30&format=avif&effort=4",
} as const;

function shownPictures({
  pictures: { pages, controls, methods, equipment },
}: Content): ReadonlyMap<string, boolean> {
  const named = (places: unknown) => textsBelow(places).map(({ text }) => text);
  const first = new Set(Object.values(pages).flatMap((page) => ("first" in page ? named(page.first) : [])));
  return new Map(named([pages, controls, methods, equipment]).map((file) => [file, first.has(file)]));
}

/** Where `npm run dev` serves pictures, as `/@pictures/pump.jpg?w=480&format=avif`: encoded when they are first requested. */
const onRequest = "/@pictures";

/** What an import of a picture would give, as JavaScript, with URLs on request. @param size of the file, for those as srcset and meta */
function unbuilt(file: string, query: string, size: Size = { width: Infinity, height: Infinity }): string {
  const options = new URLSearchParams(query);
  const as = options.get("as");
  const widths = (options.get("w") ?? "").split(";").map((width) => Math.min(Number(width), size.width));
  const [width = 0] = widths;
  const at = (one: number) => {
    options.delete("as");
    options.set("w", String(one));
    return `${onRequest}/${file}?${String(options)}`;
  };
  if (as === null) return JSON.stringify(at(width));
  return JSON.stringify(
    as === "srcset"
      ? widths.map((one) => `${at(one)} ${one}w`).join(", ")
      : { src: at(width), width, height: Math.round((width * size.height) / size.width) },
  );
}

/**
 * The module `virtual:pictures`: URLs and sizes of the files built from every picture that is shown. No size exceeds the file's
 * own: it would only repeat the same width.
 * @param folder where the files are @param building whether to encode all pictures now: else each when it is requested
 */
export async function pictureModule(content: Content, folder: string, building: boolean): Promise<string> {
  const imports: string[] = [];
  const sizes = new Map<string, Size>();
  const builtOf = (file: string) => (query: string) => {
    if (!building) return unbuilt(file, query, sizes.get(file));
    const name = `built${imports.length}`;
    imports.push(`import ${name} from ${JSON.stringify(`/content/images/${file}?${query}`)};`);
    return name;
  };
  const asPlates = new Set(plates.map((kind) => content.pictures.equipment[kind]?.picture));
  const cutOf = (file: string) => `&cut=${(content.pictures.focus[file] ?? middle).join("-")}`;
  const shown = await Promise.all(
    Array.from(shownPictures(content), async ([file, firstScreen]) => {
      const size = (await sharp(join(folder, file)).metadata()).autoOrient;
      sizes.set(file, size);
      return { file, firstScreen, width: size.width };
    }),
  );
  const entries = shown.map(({ file, firstScreen, width }) => {
    const built = builtOf(file);
    const avif = [
      uncropped.avif,
      uncropped.wideAvif,
      ...(firstScreen && width > widest.uncropped ? [first.avif] : []),
    ]
      .map(built)
      .join(' + ", " + ');
    const plate =
      asPlates.has(file) && width > (firstScreen ? widest.first : widest.uncropped)
        ? `, plate: ${built(plateAvif)}`
        : "";
    const cut = cutOf(file);
    const tall = firstScreen
      ? `, tall: { avif: ${built(first.tallAvif + cut)}, webp: ${built(first.tallWebp + cut)} }`
      : "";
    const parts = `avif: ${avif}, webp: ${built(uncropped.webp)}, ...${built(uncropped.fallback)}${tall}${plate}`;
    return `${JSON.stringify(file)}: { ${parts} },`;
  });
  const scans = Object.entries(content.pictures.scans ?? {}).map(([file, drawing]) => {
    const built = builtOf(drawing);
    return `${JSON.stringify(file)}: { wide: ${built(drawn.wide)}, tall: ${built(drawn.tall + cutOf(file))} },`;
  });
  return [
    ...imports,
    "export const pictures = {",
    ...entries,
    "};\nexport const scans = {",
    ...scans,
    "};",
  ].join("\n");
}

/**
 * `chroma=half` stores colour at half the resolution of light, which saves a tenth of the size: the library has no such option.
 */
const halfChroma: TransformFactory = ({ chroma }: Readonly<Record<string, unknown>>) =>
  chroma === "half" ? (_, image) => image.avif({ chromaSubsampling: "4:2:0" }) : undefined;

/** Width divided by height of a phone's first screen. */
const phone = 4 / 5;

/** `cut=70-40` crops to a phone's proportions around a point: 70 % from the left, 40 % from the top. */
const cutAround: TransformFactory = ({ cut }: Readonly<Record<string, unknown>>) => {
  if (typeof cut !== "string") return undefined;
  const [x = 50, y = 50] = cut.split("-").map(Number);
  return ({ info }, image) => {
    const area = areaAround(info, phone, [x, y]);
    Object.assign(info, { width: area.width, height: area.height });
    return image.extract(area);
  };
};

const built = ".cache/pictures";

/**
 * Vite plugins: build the pictures. In development, each is built when it is first requested, so that the first page need not wait
 * for all; those built before are served as files, since the library would encode them for each request.
 */
export function pictures(): Plugin[] {
  return [
    {
      name: "built-pictures",
      // "pre" like the library, and listed before it.
      enforce: "pre",
      configureServer: ({ middlewares, config, environments: { client } }) => {
        middlewares.use("/@imagetools", sirv(built, { dev: true, etag: true }));
        const folder = normalizePath(join(config.root, "content/images"));
        middlewares.use(
          onRequest,
          answering(async ({ url: file = "" }) => {
            if (!/^\/[a-z0-9-]+\.\w+\?.*$/.test(file)) return undefined;
            const loaded = await client.pluginContainer.load(folder + file);
            const code = typeof loaded === "object" ? loaded?.code : loaded;
            const [built = ""] = /\/@imagetools\/\w+/.exec(code ?? "") ?? [];
            return { status: 302, headers: { Location: built } };
          }),
        );
      },
    },
    imagetools({
      cache: { dir: built },
      // The library's first transform turns a photograph upright.
      extendTransforms: (own) => own.toSpliced(1, 0, cutAround).concat(halfChroma),
    }),
  ];
}
