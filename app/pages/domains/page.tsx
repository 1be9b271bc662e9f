import { OfficeSection } from "#app/sections/office-lines.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { EquipmentList } from "./equipment-list.tsx";
import type { PageProps } from "#app/data/page-props.ts";
import type { loader } from "./data.server.ts";

export default function DomainsPage({
  data: { hero, words, pictures, equipment, offices },
}: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...hero} picture={pictures.first} />
      <EquipmentList index={words.list.index} equipment={equipment} />
      <OfficeSection {...offices} ground="tinted" />
    </>
  );
}
