import { z } from "zod";
import { languageCodes } from "#model/site/languages.ts";
import type { PageName } from "#model/site/pages.ts";
import { notFound } from "./pages/not-found.ts";
import * as pages from "./pages/index.ts";
import { companySchema } from "./company.ts";
import { controlsSchema } from "./controls.ts";
import { equipmentDamageSchema, equipmentSchema } from "./equipment.ts";
import { named } from "./fields.ts";
import { frameSchema } from "./frame.ts";
import { languageSchema } from "./language.ts";
import { methodFiles, methodsSchema, methodsWordsSchema } from "./methods.ts";
import { officesSchema } from "./offices.ts";
import { pictureTextsSchema, picturesSchema } from "./pictures.ts";
import { recognitionsSchema } from "./recognitions.ts";
import { sectorsSchema } from "./sectors.ts";
import { termsSchema } from "./terms.ts";
import { wordingSchema } from "./wording.ts";

type PageWords = { readonly [Page in PageName]: (typeof pages)[Page]["words"] };

/** Files that exist once for the whole site: path below `content/` without `.yaml`, and what it must hold. */
export const sharedFiles = {
  company: companySchema,
  equipment: equipmentDamageSchema,
  methods: methodsSchema,
  pictures: picturesSchema,
  sectors: sectorsSchema,
  wording: wordingSchema,
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
  ...(Object.fromEntries(Object.entries(pages).map(([page, { words }]) => [page, words])) as PageWords),
  "not-found": notFound,
} as const;

/** All content: the shared files, and below `in` those of each language. */
export const contentSchema = z.object({ ...sharedFiles, in: named(languageCodes, z.object(languageFiles)) });

export type Content = z.infer<typeof contentSchema>;
