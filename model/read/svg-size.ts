/** The size of an SVG. @throws if it has no `viewBox` that begins at 0 0, without which it cannot be laid out */
export function svgSize(svg: string): { readonly width: number; readonly height: number } {
  const [, width, height] = /<svg\b[^>]*\sviewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  if (width === undefined || height === undefined)
    throw new Error('The SVG picture has no viewBox="0 0 width height": save it with one');
  return { width: Number(width), height: Number(height) };
}
