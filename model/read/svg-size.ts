/**
 * Size of an SVG picture in its own units, from its `viewBox`.
 * @throws when it has none that begins at 0 0: then it cannot be placed
 */
export function svgSize(svg: string): { readonly width: number; readonly height: number } {
  const [, width, height] = /<svg\b[^>]*\sviewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  if (width === undefined || height === undefined)
    throw new Error('The SVG picture has no viewBox="0 0 width height": save it with one');
  return { width: Number(width), height: Number(height) };
}
