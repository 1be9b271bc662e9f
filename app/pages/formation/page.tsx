import { OfficeSection } from "#app/sections/office-lines.tsx";
import { PlainHead } from "#app/sections/plain-head.tsx";
import { LoadChart } from "./load-chart.tsx";
import { TrainingTabs } from "./training-tabs.tsx";
import { definePage } from "#app/data/define-page.tsx";
import { loader } from "./data.server.ts";

/** The page on training: a crane's load chart, and the courses in tabs. */
export default definePage(loader, function FormationPage({ hero, words, pictures, offices }) {
  return (
    <>
      <PlainHead {...hero}>
        <div className="screen-only">
          <LoadChart {...words.chart} />
        </div>
      </PlainHead>
      <TrainingTabs {...words.tabs} pictures={pictures.tabs} />
      <OfficeSection {...offices} ground="tinted" />
    </>
  );
});
