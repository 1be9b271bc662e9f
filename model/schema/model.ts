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

/** Files that exist once for the whole site: path below `content/` without `.yaml`, and what it must hold. */
export const sharedFiles = {
  company: companySchema,
  equipment: equipmentDamageSchema,
  methods: methodsSchema,
  pictures: picturesSchema,
  wording: wordingSchema,
  ...partsOfPages("shared"),
} as const;

/** Files that exist in every language's folder, under the same name, but for those of methods: what pages share, and the words of each page. */
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

/** Files that exist in every language's folder: one for each method besides. */
export const languageFilesOf = ({ methodNames }: Pick<SiteFacts, "methodNames">) => ({
  ...languageFiles,
  ...methodFilesOf(methodNames),
});

/** What a content file must hold, by its path below `content/`: a language's folder may have any name, and so may a method. */
export function schemaOf(file: string): z.ZodType | undefined {
  const [, folder, name = ""] = /^(?:([^/]+)\/)?(.+)\.yaml$/.exec(file) ?? [];
  if (folder !== undefined && name.startsWith("methods/")) return methodSchema(name.slice("methods/".length));
  const files: Readonly<Record<string, z.ZodType>> = folder === undefined ? sharedFiles : languageFiles;
  return files[name];
}

/** What all files of a site must hold together. */
export const contentSchemaOf = (site: Pick<Site, "languageCodes" | "methodNames">) =>
  z.object({ ...sharedFiles, in: named(site.languageCodes, z.object(languageFilesOf(site))) });

export type Content = z.infer<ReturnType<typeof contentSchemaOf>>;

/** What one language says, by file. */
export type Words = Content["in"][Language];
