import { companySchema } from "./company.ts";
import { frameSchema } from "./frame.ts";
import { homeSchema } from "#app/pages/home/page.server.ts";
import { languageSchema } from "./language.ts";
import { picturesSchema } from "./pictures.ts";
import { notFoundSchema } from "#app/pages/not-found/page.server.ts";
import { aboutSchema } from "#app/pages/about/page.server.ts";
import { accessibilitySchema } from "#app/pages/accessibility/page.server.ts";
import { accreditationSchema } from "#app/pages/accreditation/page.server.ts";
import { cndSchema } from "#app/pages/cnd/page.server.ts";
import { contactSchema } from "#app/pages/contact/page.server.ts";
import { controlSchema } from "#app/pages/control/page.server.ts";
import { crsSchema } from "#app/pages/crs/page.server.ts";
import { domainsSchema } from "#app/pages/domains/page.server.ts";
import { formationSchema } from "#app/pages/formation/page.server.ts";
import { glossarySchema } from "#app/pages/glossary/page.server.ts";
import { qualitySchema } from "#app/pages/quality/page.server.ts";
import { rscSchema } from "#app/pages/rsc/page.server.ts";
import { sectorsSchema } from "#app/pages/sectors/page.server.ts";

/** Files that exist once for the whole site: path below `content/` without `.yaml`, and what it must hold. */
export const sharedFiles = { company: companySchema, pictures: picturesSchema } as const;

/** Files that exist in every language's folder, under the same name. */
export const languageFiles = {
  language: languageSchema,
  frame: frameSchema,
  home: homeSchema,
  about: aboutSchema,
  sectors: sectorsSchema,
  domains: domainsSchema,
  control: controlSchema,
  cnd: cndSchema,
  rsc: rscSchema,
  crs: crsSchema,
  formation: formationSchema,
  quality: qualitySchema,
  accreditation: accreditationSchema,
  contact: contactSchema,
  glossary: glossarySchema,
  accessibility: accessibilitySchema,
  "not-found": notFoundSchema,
} as const;

export type LanguageFile = keyof typeof languageFiles;
