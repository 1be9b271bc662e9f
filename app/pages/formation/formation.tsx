import { pageData } from "#app/content/page-data.server.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { inLanguage, type PageProps } from "../loading.ts";
import { courses } from "./courses.server.ts";
import { TrainingTabs } from "./training-tabs.tsx";

export const loader = inLanguage((language) =>
  pageData("formation", language, { things: courses(language) }),
);

function FormationPage({ data: { breadcrumb, words, pictures } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...words.hero} picture={pictures.first} breadcrumb={breadcrumb} size="low" />
      <TrainingTabs {...words.tabs} pictures={pictures.tabs} />
    </>
  );
}

export { FormationPage as default };
