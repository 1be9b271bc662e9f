import { officeContacts } from "#app/content/offices.server.ts";
import { pageData } from "#app/content/page-data.server.ts";
import { Introduction } from "#app/sections/introduction.tsx";
import { OfficeSection } from "#app/sections/office-lines.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { inLanguage, type PageProps } from "../loading.ts";
import { equipmentList } from "./equipment-list.server.ts";
import { EquipmentList } from "./equipment-list.tsx";

export const loader = inLanguage((language) => ({
  ...pageData("domains", language),
  equipment: equipmentList(language),
  offices: officeContacts(language),
}));

function DomainsPage({
  data: { breadcrumb, words, pictures, equipment, offices },
}: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...words.hero} picture={pictures.first} breadcrumb={breadcrumb} />
      <Introduction {...words.intro} />
      <EquipmentList index={words.list.index} equipment={equipment} />
      <OfficeSection {...words.offices} offices={offices} ground="mist" />
    </>
  );
}

export { DomainsPage as default };
