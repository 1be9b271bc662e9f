import { content } from "#app/content/content.server.ts";
import { otherControls } from "#app/content/control-cards.server.ts";
import { officeContacts } from "#app/content/offices.server.ts";
import { pageData } from "#app/content/page-data.server.ts";
import { serviceOf } from "#app/content/structured-data.server.ts";
import { Introduction } from "#app/sections/introduction.tsx";
import { Occasions } from "#app/sections/occasions.tsx";
import { OfficeSection } from "#app/sections/office-lines.tsx";
import { OtherControls } from "#app/sections/other-controls.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Standards } from "#app/sections/standards.tsx";
import { Visit } from "#app/sections/visit.tsx";
import { inLanguage, type PageProps } from "../loading.ts";
import { Chain } from "./chain.tsx";
import { Phases } from "./phases.tsx";

export const loader = inLanguage((language) => {
  const { phases } = content.in[language].rsc.services;
  const parts = Object.values(phases).flatMap(({ items }) =>
    items.map(({ name, text }) => ({ name, description: text })),
  );
  return {
    ...pageData("rsc", language, { things: [serviceOf("rsc", language, parts)] }),
    otherControls: otherControls(language, "rsc"),
    offices: officeContacts(language),
  };
});

function RscPage({
  data: { breadcrumb, words, pictures, otherControls, offices },
}: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...words.hero} picture={pictures.first} breadcrumb={breadcrumb} facts={words.facts} />
      <Chain {...words.chain} />
      <Introduction {...words.intro} />
      <Phases {...words.services} pictures={pictures.phases} />
      <Occasions {...words.when} />
      <Standards {...words.standards} />
      <Visit {...words.visit} />
      <OfficeSection {...words.offices} offices={offices} ground="mist" />
      <OtherControls {...words.otherControls} cards={otherControls} />
    </>
  );
}

export { RscPage as default };
