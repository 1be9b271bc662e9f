/** What is used of the package, which comes without types: those of @types know neither `keepFeatures` nor `noHinting`. */
declare module "subset-font" {
  /** Cuts a font to the glyphs of a text. @throws where the font has no such axis, or cannot be read */
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
