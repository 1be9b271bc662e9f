import type { z } from "zod";
import { country, email, group, httpsLink, list, logoFile, named, phone, text } from "./fields.ts";

const office = {
  landline: phone,
  mobile: phone,
  address: group({
    street: text("the street address"),
    postcode: text("the postcode"),
    city: text("the city"),
    country,
  }),
  map: httpsLink,
};

const person = text("the name of the person who holds this post");

const logo = group({ name: text("the name of the firm, read aloud in place of its logo"), file: logoFile });

/** `content/company.yaml`: the identity of the company, the same in every language. */
export const companySchema = group({
  brand: group({
    name: text("the company's name as it is written in titles"),
    loader: list(text("a word of the loading screen"), "the words that the loading screen spells", 3),
  }),
  offices: group({
    tunis: group({
      ...office,
      fax: phone,
      email,
      generalDirector: person,
      commercialDirector: person,
    }),
    sfax: group({ ...office, email, commercialManager: person }),
  }),
  approvals: named(
    ["general", "radiography", "magneticParticle", "penetrant", "ultrasonic"],
    text("the number of the NDT approval"),
  ),
  partners: group({
    home: list(logo, "the partners on the home page", 20),
    quality: list(logo, "the partner and certification logos on the quality page", 9),
    accreditation: list(logo, "the client logos on the accreditation page", 20),
  }),
});

export type Company = z.infer<typeof companySchema>;
