import { OfficeSection } from "#app/sections/office-lines.tsx";
import { PlainHead } from "#app/sections/plain-head.tsx";
import { EquipmentList } from "./equipment-list.tsx";
import { definePage } from "#app/data/define-page.tsx";
import { loader } from "./data.server.ts";

/** The page on the kinds of equipment: what is looked for at each point, and by which control. */
export default definePage(loader, function DomainsPage({ hero, words, equipment, offices }) {
  return (
    <>
      <PlainHead {...hero} />
      <EquipmentList index={words.list.index} equipment={equipment} />
      <OfficeSection {...offices} ground="tinted" />
    </>
  );
});
