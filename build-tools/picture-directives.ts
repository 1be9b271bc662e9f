import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { TransformFactory, VitePluginOptions } from "vite-imagetools";
import { parse } from "yaml";
import { picturesSchema } from "#app/content/schema/pictures.ts";

/**
 * `chroma=half` stores colour at half the resolution of light, as photographs usually are: a tenth less to send,
 * which nobody saw at full size. The library has no directive for it.
 */
const halfChroma: TransformFactory = ({ chroma }: Readonly<Record<string, unknown>>) =>
  chroma === "half" ? (_, image) => image.avif({ chromaSubsampling: "4:2:0" }) : undefined;

/**
 * What the queries in `pictures.server.ts` may say beside the library's own directives. `focused` keeps the side of
 * the picture that `content/pictures.yaml` names, where a cut takes the rest away.
 * @param root folder of the project
 */
export function pictureDirectives(root: string): Partial<VitePluginOptions> {
  const file = join(root, "content/pictures.yaml");
  const read = picturesSchema.safeParse(parse(readFileSync(file, "utf8")));
  // What is wrong is said, with its line, by the check of all content.
  const focus = read.success ? read.data.focus : {};
  return {
    extendTransforms: (builtins) => [...builtins, halfChroma],
    defaultDirectives: ({ pathname, searchParams }) =>
      new URLSearchParams(
        searchParams.has("focused") ? { position: focus[basename(pathname)] ?? "centre" } : {},
      ),
  };
}
