/** Collects the schemas of all pages. */
import type { z } from "zod";
import * as pages from "./pages/index.ts";

type Pages = typeof pages;

type PageParts<Part extends string> = {
  readonly [
    Page in keyof Pages as Part extends keyof Pages[Page] ? Page : never
  ]: Pages[Page] extends Readonly<Record<Part, infer Schema extends z.ZodType>> ? Schema : never;
};

/** One part of each page that has it, by page: words, pictures, or the file that all languages share. */
export const partsOfPages = <Part extends "words" | "pictures" | "shared">(part: Part) =>
  Object.fromEntries(
    Object.entries<Partial<Record<string, z.ZodType>>>(pages).flatMap(([page, parts]) =>
      parts[part] ? [[page, parts[part]]] : [],
    ),
  ) as unknown as PageParts<Part>;
