import { mark } from "#app/brand/mark.ts";
import { svgSize } from "#app/brand/svg-size.ts";

const drawings = import.meta.glob<string>("/content/logo/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});
const addresses = import.meta.glob<string>("/content/logo/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The company's own logo, by its file in `content/logo/`: its address, and its width when it is as high as the mark. */
export function ownLogo(
  file: string | undefined,
): { readonly src: string; readonly width: number } | undefined {
  if (file === undefined) return undefined;
  const path = `/content/logo/${file}`;
  const [svg, src] = [drawings[path], addresses[path]];
  if (svg === undefined || src === undefined) throw new Error(`No address was built for ${path.slice(1)}`);
  const { width, height } = svgSize(svg);
  return { src, width: Math.ceil((mark.size * width) / height) };
}
