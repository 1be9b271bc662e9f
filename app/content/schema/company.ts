import type { z } from "zod";
import { colourProblem } from "#app/brand/palette.server.ts";
import { officeIds } from "#app/i18n/paths.ts";
import {
  byId,
  colour,
  country,
  email,
  group,
  httpsLink,
  list,
  listOrNone,
  logoFile,
  named,
  phone,
  posts,
  svgFile,
  text,
} from "./fields.ts";

const office = group({
  landline: phone,
  mobile: phone,
  fax: phone.optional(),
  email,
  people: posts(
    text("le nom de la personne qui occupe ce poste", "the name of the person who holds this post"),
  ),
  address: group({
    street: text("la rue et le numéro", "the street address"),
    postcode: text("le code postal", "the postcode"),
    city: text("la ville", "the city"),
    country,
  }),
  map: httpsLink,
});

const logo = group({
  name: text(
    "le nom de l’entreprise, lu à voix haute à la place de son logo",
    "the name of the firm, read aloud in place of its logo",
  ),
  file: logoFile,
});

/** The longest name that can be read in the room that the logo has for it, in characters: see `app/frame/logo.tsx`. */
const brandLimit = 40;

/** The brand's two colours. Every other colour of the site is made from them. */
const colours = group({
  main: colour(
    "la couleur du fond des bandes sombres, entre guillemets",
    "the colour of the ground of dark bands, between quotes",
  ),
  accent: colour(
    "la couleur de ce qui ressort, entre guillemets",
    "the colour of what stands out, between quotes",
  ),
}).superRefine((given, context) => {
  const problem = colourProblem(given);
  if (problem) context.addIssue({ code: "custom", path: [problem.colour], message: problem.says });
});

/** `content/company.yaml`: the identity of the company, the same in every language. */
export const companySchema = group({
  brand: group({
    name: text(
      "le nom de la société, tel qu’il s’écrit dans les titres",
      "the company's name as it is written in titles",
      brandLimit,
    ),
    loader: list(
      text("un mot de l’écran de chargement", "a word of the loading screen"),
      "les mots que l’écran de chargement épelle",
      "the words that the loading screen spells",
      3,
    ),
    colours,
    /** Files in `content/logo/`, made for dark ground. Without them the name stands beside its initial. */
    logo: group({ wordmark: svgFile, mark: svgFile }).optional(),
  }),
  offices: named(officeIds, office),
  approvals: byId(
    text("le numéro de l’agrément CND", "the number of the NDT approval"),
    "un agrément",
    "an approval",
    "radiography",
    0,
  ),
  /** Of the approval scopes, those that the company is accredited for as well. */
  accreditedScopes: listOrNone(
    text("une portée de recognitions.yaml", "a scope of recognitions.yaml"),
    "les portées accréditées",
    "the accredited scopes",
  ),
  partners: group({
    home: listOrNone(logo, "les partenaires de la page d’accueil", "the partners on the home page"),
    quality: listOrNone(
      logo,
      "les logos de partenaires et de certifications de la page Qualité",
      "the partner and certification logos on the quality page",
    ),
    accreditation: listOrNone(
      logo,
      "les logos de clients de la page Accréditation",
      "the client logos on the accreditation page",
    ),
  }),
});

export type Company = z.infer<typeof companySchema>;
export type Office = Company["offices"][keyof Company["offices"]];
