import { z } from "zod";
import type { Language } from "#model/site/pages.ts";
import type { Site, SiteFacts } from "#model/site/site.ts";
import { notFound } from "./pages/not-found.ts";
import { companySchema } from "./company.ts";
import { controlsSchema } from "./controls.ts";
import { equipmentDamageSchema, equipmentSchema } from "./equipment.ts";
import { named } from "./fields.ts";
import { frameSchema } from "./frame.ts";
import { languageSchema } from "./language.ts";
import { methodFilesOf, methodSchema, methodsSchema, methodsWordsSchema } from "./methods.ts";
import { officesSchema } from "./offices.ts";
import { partsOfPages } from "./page-parts.ts";
import { pictureTextsSchema, picturesSchema } from "./pictures.ts";
import { recognitionsSchema } from "./recognitions.ts";
import { termsSchema } from "./terms.ts";
import { wordingSchema } from "./wording.ts";

/** The files that exist once for the whole site: path below `content/` without `.yaml`, and their schema. */
export const sharedFiles = {
  company: companySchema,
  equipment: equipmentDamageSchema,
  methods: methodsSchema,
  pictures: picturesSchema,
  wording: wordingSchema,
  ...partsOfPages("shared"),
} as const;

/**
 * The files in every language's folder, under the same name, except those of methods: words that pages share, and the words of
 * each page.
 */
const languageFiles = {
  language: languageSchema,
  frame: frameSchema,
  pictures: pictureTextsSchema,
  controls: controlsSchema,
  methods: methodsWordsSchema,
  equipment: equipmentSchema,
  recognitions: recognitionsSchema,
  offices: officesSchema,
  terms: termsSchema,
  ...partsOfPages("words"),
  "not-found": notFound,
} as const;

/** The files in every language's folder, including one for each method. */
export const languageFilesOf = ({ methodNames }: Pick<SiteFacts, "methodNames">) => ({
  ...languageFiles,
  ...methodFilesOf(methodNames),
});

/** The schema of a content file, by its path below `content/`. The names of language folders and methods are not fixed. */
export function schemaOf(file: string): z.ZodType | undefined {
  const [, folder, name = ""] = /^(?:([^/]+)\/)?(.+)\.yaml$/.exec(file) ?? [];
  if (folder !== undefined && name.startsWith("methods/")) return methodSchema(name.slice("methods/".length));
  const files: Readonly<Record<string, z.ZodType>> = folder === undefined ? sharedFiles : languageFiles;
  return files[name];
}

/** The schema of all files of a site together. */
export const contentSchemaOf = (site: Pick<Site, "languageCodes" | "methodNames">) =>
  z.object({ ...sharedFiles, in: named(site.languageCodes, z.object(languageFilesOf(site))) });

export type Content = z.infer<ReturnType<typeof contentSchemaOf>>;

/** The words of one language, by file. */
export type Words = Content["in"][Language];
