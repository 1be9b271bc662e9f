import { pageData } from "#app/content/page-data.server.ts";
import { officeBusinesses } from "#app/content/structured-data.server.ts";
import { Introduction } from "#app/sections/introduction.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { inLanguage, type PageProps } from "../loading.ts";
import { officeCards } from "./offices.server.ts";
import { Offices } from "./offices.tsx";

export const loader = inLanguage((language) => ({
  ...pageData("contact", language, { kind: "ContactPage", things: officeBusinesses(language) }),
  offices: officeCards(language),
}));

function ContactPage({ data: { breadcrumb, words, pictures, offices } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...words.hero} picture={pictures.first} breadcrumb={breadcrumb} />
      <Offices offices={offices} words={words} />
      <Introduction {...words.intro} />
    </>
  );
}

export { ContactPage as default };
