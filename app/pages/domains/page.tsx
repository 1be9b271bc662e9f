import { OfficeSection } from "#app/sections/office-lines.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { EquipmentList } from "./equipment-list.tsx";
import { definePage } from "#app/data/define-page.tsx";
import { loader } from "./data.server.ts";

export default definePage(loader, function DomainsPage({ hero, words, pictures, equipment, offices }) {
  return (
    <>
      <PageHero {...hero} picture={pictures.first} />
      <EquipmentList index={words.list.index} equipment={equipment} />
      <OfficeSection {...offices} ground="tinted" />
    </>
  );
});
