import { OfficeSection } from "#app/sections/office-lines.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { TrainingTabs } from "./training-tabs.tsx";
import type { PageProps } from "#app/data/page-props.ts";
import type { loader } from "./data.server.ts";

export default function FormationPage({
  data: { hero, words, pictures, offices },
}: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...hero} picture={pictures.first} size="low" />
      <TrainingTabs {...words.tabs} pictures={pictures.tabs} />
      <OfficeSection {...offices} ground="tinted" />
    </>
  );
}
