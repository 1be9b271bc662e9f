import { z } from "zod";
import { languageCodes, type Language } from "#model/site/languages.ts";
import { notFound } from "./pages/not-found.ts";
import { companySchema } from "./company.ts";
import { controlsSchema } from "./controls.ts";
import { equipmentDamageSchema, equipmentSchema } from "./equipment.ts";
import { named } from "./fields.ts";
import { frameSchema } from "./frame.ts";
import { languageSchema } from "./language.ts";
import { methodFiles, methodsSchema, methodsWordsSchema } from "./methods.ts";
import { officesSchema } from "./offices.ts";
import { partsOfPages } from "./page-parts.ts";
import { pictureTextsSchema, picturesSchema } from "./pictures.ts";
import { recognitionsSchema } from "./recognitions.ts";
import { termsSchema } from "./terms.ts";
import { wordingSchema } from "./wording.ts";

/** Files that exist once for the whole site: path below `content/` without `.yaml`, and what it must hold. */
export const sharedFiles = {
  company: companySchema,
  equipment: equipmentDamageSchema,
  methods: methodsSchema,
  pictures: picturesSchema,
  wording: wordingSchema,
  ...partsOfPages("shared"),
} as const;

/** Files that exist in every language's folder, under the same name: what pages share, and the words of each page. */
export const languageFiles = {
  language: languageSchema,
  frame: frameSchema,
  pictures: pictureTextsSchema,
  controls: controlsSchema,
  methods: methodsWordsSchema,
  ...methodFiles,
  equipment: equipmentSchema,
  recognitions: recognitionsSchema,
  offices: officesSchema,
  terms: termsSchema,
  ...partsOfPages("words"),
  "not-found": notFound,
} as const;

/** What a content file must hold, by its path below `content/`: a language's folder may have any name. */
export function schemaOf(file: string): z.ZodType | undefined {
  const [, folder, name = ""] = /^(?:([^/]+)\/)?(.+)\.yaml$/.exec(file) ?? [];
  const files: Readonly<Record<string, z.ZodType>> = folder === undefined ? sharedFiles : languageFiles;
  return files[name];
}

export const contentSchema = z.object({ ...sharedFiles, in: named(languageCodes, z.object(languageFiles)) });

export type Content = z.infer<typeof contentSchema>;

/** What one language says, by file. */
export type Words = Content["in"][Language];
