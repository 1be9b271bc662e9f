import { OfficeSection } from "#app/sections/office-lines.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { TrainingTabs } from "./training-tabs.tsx";
import { definePage } from "#app/data/define-page.tsx";
import { loader } from "./data.server.ts";

export default definePage(loader, function FormationPage({ hero, words, pictures, offices }) {
  return (
    <>
      <PageHero {...hero} picture={pictures.first} size="low" />
      <TrainingTabs {...words.tabs} pictures={pictures.tabs} />
      <OfficeSection {...offices} ground="tinted" />
    </>
  );
});
