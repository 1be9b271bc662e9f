import type { FormationWords } from "./page.server.ts";
import type { WithPictures } from "#app/content/types.ts";
import { anchorOf } from "#app/i18n/anchors.ts";
import { Notice } from "#app/ui/notice.tsx";
import { TabPanel } from "#app/sections/tab-panel.tsx";
import { TabSection } from "#app/sections/tab-section.tsx";
import { TrainingCourse } from "./training-course.tsx";

/** The four kinds of training, a tab each. */
export function TrainingTabs({
  label,
  objectivesTitle,
  audienceTitle,
  items,
}: WithPictures<FormationWords["tabs"]>) {
  const tabs = Object.entries(items).map(([key, { name, title, lead, courses, note, picture }], tab) => ({
    id: anchorOf(key),
    name,
    panel: (
      <TabPanel title={title} lead={lead} picture={picture}>
        {courses.map((course, index) => (
          <TrainingCourse
            key={course.title}
            number={`${tab + 1}.${index + 1}`}
            course={course}
            objectivesTitle={objectivesTitle}
            audienceTitle={audienceTitle}
          />
        ))}
        {note !== undefined && <Notice text={note} />}
      </TabPanel>
    ),
  }));
  return <TabSection label={label} tabs={tabs} />;
}
