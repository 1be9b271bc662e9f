import type { FormationWords } from "#app/content/schema/pages/formation.ts";
import type { WithPictures } from "#app/content/types.ts";
import { anchorOf } from "#app/i18n/anchors.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import styles from "./tab-panel.module.css";
import { TrainingCourse } from "./training-course.tsx";

/** The four kinds of training, a tab each. */
export function TrainingTabs({
  label,
  objectivesTitle,
  audienceTitle,
  items,
}: WithPictures<FormationWords["tabs"]>) {
  return (
    <section className={styles.section}>
      <Reveal className="wrap">
        <Tabs
          label={label}
          tabs={Object.entries(items).map(([key, { name, title, lead, courses, note, picture }], tab) => ({
            id: anchorOf(key),
            name,
            panel: (
              <div className={styles.panel}>
                <div className={styles.words}>
                  <h2>{title}</h2>
                  <p className="lead">{lead}</p>
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
                </div>
                <div className={styles.picture}>
                  <Picture picture={picture} sizes="(width <= 1023px) 100vw, 44vw" />
                </div>
              </div>
            ),
          }))}
        />
      </Reveal>
    </section>
  );
}
