/** Types for the options used here. The package has none, and those of @types lack `keepFeatures` and `noHinting`. */
declare module "subset-font" {
  /** Cuts a font to the glyphs of a text. @throws if the font lacks a given axis, or cannot be read */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: "sfnt" | "woff2";
      readonly keepFeatures: readonly string[];
      readonly noHinting?: boolean;
      readonly variationAxes?: Readonly<
        Record<string, number | { readonly min: number; readonly max: number; readonly default: number }>
      >;
    },
  ): Promise<Buffer>;
}
