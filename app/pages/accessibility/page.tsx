import { NumberedList } from "#app/sections/numbered-list.tsx";
import { OfficeSection } from "#app/sections/office-lines.tsx";
import { PlainHead } from "#app/sections/plain-head.tsx";
import { Statement } from "#app/sections/statement.tsx";
import { Chart } from "./chart.tsx";
import { definePage } from "#app/data/define-page.tsx";
import { loader } from "./data.server.ts";

/** The accessibility statement: how the site was tested, and its known limits. */
export default definePage(loader, function AccessibilityPage({ hero, words, offices }) {
  return (
    <>
      <PlainHead {...hero}>
        <Chart facts={words.facts} />
      </PlainHead>
      <Statement {...words.intro} />
      <NumberedList {...words.tests} />
      <NumberedList {...words.limits} ground="band" />
      <OfficeSection {...offices} ground="tinted" />
    </>
  );
});
