import { OfficeSection } from "#app/sections/office-lines.tsx";
import { PlainHead } from "#app/sections/plain-head.tsx";
import { EquipmentList } from "./equipment-list.tsx";
import type { PageProps } from "#app/data/page-props.ts";
import type { loader } from "./data.server.ts";

export default function DomainsPage({ data: { hero, words, equipment, offices } }: PageProps<typeof loader>) {
  return (
    <>
      <PlainHead {...hero} />
      <EquipmentList index={words.list.index} equipment={equipment} />
      <OfficeSection {...offices} ground="tinted" />
    </>
  );
}
