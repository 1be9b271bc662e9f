import { TabPanel } from "#app/sections/tab-panel.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import type { Words } from "#model/schema/model.ts";
import type { loader } from "./data.server.ts";
import { formats } from "./formats.tsx";
import { TrainingCourses } from "./training-courses.tsx";

type TrainingTabsProps = Words["formation"]["tabs"] & {
  readonly pictures: ReturnType<typeof loader>["pictures"]["tabs"];
};

/** The courses by subject, each subject in a tab with its picture. */
export function TrainingTabs({ label, items, pictures, ...titles }: TrainingTabsProps) {
  const tabs = (Object.keys(items) as (keyof typeof items)[]).map((key) => {
    const { name, title, lead, courses, note } = items[key];
    return {
      id: key,
      name,
      panel: (
        <TabPanel title={title} lead={lead} picture={pictures[key]}>
          <TrainingCourses courses={courses} drawings={key === "activities" ? formats : []} titles={titles} />
          {note !== undefined && <Notice text={note} />}
        </TabPanel>
      ),
    };
  });
  return <Tabs label={label} tabs={tabs} />;
}
