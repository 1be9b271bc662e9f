import { OfficeSection } from "#app/sections/office-lines.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { EquipmentList } from "./equipment-list.tsx";
import type { PageProps } from "#app/data/page-props.ts";
import type { loader } from "./data.server.ts";

function DomainsPage({
  data: { breadcrumb, words, pictures, equipment, offices },
}: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...words.hero} picture={pictures.first} breadcrumb={breadcrumb} />
      <EquipmentList index={words.list.index} equipment={equipment} />
      <OfficeSection {...offices} ground="tinted" />
    </>
  );
}

export { DomainsPage as default };
