import { officeContacts } from "#app/content/offices.server.ts";
import { pageData } from "#app/content/page-data.server.ts";
import { OfficeSection } from "#app/sections/office-lines.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { inLanguage, type PageProps } from "../loading.ts";
import { courses } from "./courses.server.ts";
import { TrainingTabs } from "./training-tabs.tsx";

export const loader = inLanguage((language) => ({
  ...pageData("formation", language, { things: courses(language) }),
  offices: officeContacts(language),
}));

function FormationPage({ data: { breadcrumb, words, pictures, offices } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...words.hero} picture={pictures.first} breadcrumb={breadcrumb} size="low" />
      <TrainingTabs {...words.tabs} pictures={pictures.tabs} />
      <OfficeSection {...words.offices} offices={offices} ground="mist" />
    </>
  );
}

export { FormationPage as default };
