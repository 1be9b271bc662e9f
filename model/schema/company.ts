/** The schema of `content/company.yaml`. */
import type { z } from "zod";
import { colourProblem } from "#model/site/palette.ts";
import { fieldsBelow } from "./field-meta.ts";
import {
  byId,
  byOffice,
  colour,
  country,
  email,
  group,
  httpsLink,
  list,
  listOrNone,
  logoFile,
  phone,
  posts,
  reference,
  svgFile,
  text,
} from "./fields.ts";

const office = group({
  landline: phone,
  mobile: phone,
  fax: phone.optional(),
  email,
  people: posts(text("le nom de la personne qui occupe ce poste")).meta({ isName: true }),
  address: group({
    street: text("la rue et le numéro").meta({ isName: true }),
    /** Optional: not every country has postcodes. */
    postcode: text("le code postal").optional(),
    city: text("la ville").meta({ isName: true }),
    country,
  }),
  map: httpsLink.describe("l’adresse https de ce bureau sur une carte"),
});

const logo = group({
  /** Without a name, screen readers skip the logo. */
  name: text("le nom de l’entreprise, lu à voix haute à la place de son logo")
    .meta({ isName: true })
    .optional(),
  file: logoFile,
});

/** Longest brand name that stays readable in the space for the logo, in characters: see `app/frame/logo.tsx`. */
const brandLimit = 40;

/** Longest word of the loading screen, in characters, at half its size: see `app/frame/loading-screen.tsx`. */
const loaderLimit = 20;

/** The brand's two colours. Every other colour of the site is made from them. */
const colours = group({
  main: colour("la couleur du fond des bandes sombres"),
  accent: colour("la couleur de ce qui ressort"),
}).superRefine((given, context) => {
  const found = colourProblem(given);
  if (found) context.addIssue({ code: "custom", path: [found.colour], message: found.problem });
});

/** `content/company.yaml`: the identity of the company, the same in every language. */
export const companySchema = group({
  brand: group({
    name: text("le nom de la société, tel qu’il s’écrit dans les titres", brandLimit).meta({ isName: true }),
    loader: list(
      text("un mot de l’écran de chargement", loaderLimit).meta({ ofName: true }),
      "les mots que l’écran de chargement épelle",
      3,
    ),
    colours,
    /** Files in `content/logo/`, made for dark ground. Without them the name is shown beside its initial. */
    logo: group({ wordmark: svgFile, mark: svgFile }).optional(),
  }),
  offices: byOffice(office).meta({ defines: "office" }),
  approvals: byId(text("le numéro de l’agrément CND"), "un agrément", "radiography", 0).meta({
    namesAll: "approval",
  }),
  /** The approval scopes for which the company is accredited as well. */
  accreditedScopes: listOrNone(
    reference("scope", "une portée de recognitions.yaml"),
    "les portées accréditées",
  ),
  partners: group({
    home: listOrNone(logo, "les partenaires de la page d’accueil"),
    quality: listOrNone(logo, "les logos de partenaires et de certifications de la page Qualité"),
    accreditation: listOrNone(logo, "les logos de clients de la page Accréditation"),
  }),
});

export type Company = z.infer<typeof companySchema>;
export type Office = Company["offices"][keyof Company["offices"]];

/** The names in `company.yaml`, the longest first. @param company its value, valid or not */
export function namesIn(company: unknown): string[] {
  const found = fieldsBelow(companySchema, company).flatMap(({ value, meta }) =>
    meta.isName && typeof value === "string" ? [value.trim()] : [],
  );
  return [...new Set(found)].filter((name) => /\p{L}/u.test(name)).sort((a, b) => b.length - a.length);
}
