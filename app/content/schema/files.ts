import { companySchema } from "./company.ts";
import { frameSchema } from "./frame.ts";
import { homeSchema } from "./home.ts";
import { languageSchema } from "./language.ts";
import { picturesSchema } from "./pictures.ts";
import { notFoundSchema } from "./not-found.ts";
import { aboutSchema } from "./pages/about.ts";
import { accessibilitySchema } from "./pages/accessibility.ts";
import { accreditationSchema } from "./pages/accreditation.ts";
import { cndSchema } from "./pages/cnd.ts";
import { contactSchema } from "./pages/contact.ts";
import { controlSchema } from "./pages/control.ts";
import { crsSchema } from "./pages/crs.ts";
import { domainsSchema } from "./pages/domains.ts";
import { formationSchema } from "./pages/formation.ts";
import { glossarySchema } from "./pages/glossary.ts";
import { qualitySchema } from "./pages/quality.ts";
import { rscSchema } from "./pages/rsc.ts";
import { sectorsSchema } from "./pages/sectors.ts";

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
