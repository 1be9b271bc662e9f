import { pageData } from "#app/content/page-data.server.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { inLanguage, type PageProps } from "../loading.ts";
import { SectorTabs } from "./sector-tabs.tsx";
import { serviceMatrix } from "./service-matrix.server.ts";
import { ServiceMatrix } from "./service-matrix.tsx";

export const loader = inLanguage((language) => {
  const { words, ...page } = pageData("sectors", language);
  const { matrix, ...rest } = words;
  return { ...page, words: rest, matrix: serviceMatrix(matrix, words.tabs.items, language) };
});

function SectorsPage({ data: { breadcrumb, words, pictures, matrix } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...words.hero} picture={pictures.first} breadcrumb={breadcrumb} size="low" />
      <SectorTabs {...words.tabs} pictures={pictures.tabs} />
      <ServiceMatrix {...matrix} />
    </>
  );
}

export { SectorsPage as default };
