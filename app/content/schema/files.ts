import { companySchema } from "./company.ts";
import { frameSchema } from "./frame.ts";
import { homeSchema } from "./home.ts";
import { innerPageSchema, notFoundSchema } from "./inner.ts";

/** Files that exist once for the whole site: path below `content/` without `.yaml`, and what it must hold. */
export const sharedFiles = { company: companySchema } as const;

/** Files that exist in every language's folder, under the same name. */
export const languageFiles = {
  frame: frameSchema,
  home: homeSchema,
  about: innerPageSchema,
  sectors: innerPageSchema,
  domains: innerPageSchema,
  control: innerPageSchema,
  cnd: innerPageSchema,
  rsc: innerPageSchema,
  crs: innerPageSchema,
  formation: innerPageSchema,
  quality: innerPageSchema,
  accreditation: innerPageSchema,
  contact: innerPageSchema,
  "not-found": notFoundSchema,
} as const;

export type LanguageFile = keyof typeof languageFiles;
