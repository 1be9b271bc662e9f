import type { z } from "zod";
import { colourProblem } from "#app/brand/palette.server.ts";
import { officeIds } from "#app/i18n/paths.ts";
import {
  colour,
  country,
  email,
  group,
  httpsLink,
  list,
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
  people: posts(text("the name of the person who holds this post")),
  address: group({
    street: text("the street address"),
    postcode: text("the postcode"),
    city: text("the city"),
    country,
  }),
  map: httpsLink,
});

const logo = group({ name: text("the name of the firm, read aloud in place of its logo"), file: logoFile });

/** The brand's two colours. Every other colour of the site is made from them. */
const colours = group({
  main: colour("the ground of dark bands"),
  accent: colour("what stands out"),
}).superRefine((given, context) => {
  const problem = colourProblem(given);
  if (problem) context.addIssue({ code: "custom", path: [problem.colour], message: problem.says });
});

/** `content/company.yaml`: the identity of the company, the same in every language. */
export const companySchema = group({
  brand: group({
    name: text("the company's name as it is written in titles"),
    loader: list(text("a word of the loading screen"), "the words that the loading screen spells", 3),
    colours,
    /** Files in `content/logo/`, made for dark ground. Without them both are drawn from the name. */
    logo: group({ wordmark: svgFile, mark: svgFile }).optional(),
  }),
  offices: named(officeIds, office),
  approvals: named(
    ["general", "radiography", "magneticParticle", "penetrant", "ultrasonic"],
    text("the number of the NDT approval"),
  ),
  partners: group({
    home: list(logo, "the partners on the home page"),
    quality: list(logo, "the partner and certification logos on the quality page"),
    accreditation: list(logo, "the client logos on the accreditation page"),
  }),
});

export type Company = z.infer<typeof companySchema>;
export type Office = Company["offices"][keyof Company["offices"]];
