/** The courses in a tab of the page on training. */
import type { ReactNode } from "react";
import type { Words } from "#model/schema/model.ts";
import { DashList } from "#app/ui/dash-list.tsx";
import { Paragraph } from "#app/ui/linked-text.tsx";
import { Sketch } from "#app/ui/sketch.tsx";
import type { Course } from "#model/schema/pages/formation.ts";
import styles from "./training-courses.module.css";

type Titles = Omit<Words["formation"]["tabs"], "label" | "items">;

interface TrainingCourseProps {
  readonly drawing?: ReactNode;
  readonly course: Course;
  readonly titles: Titles;
}

interface TrainingCoursesProps {
  readonly courses: readonly Course[];
  readonly drawings: readonly ReactNode[];
  readonly titles: Titles;
}

/** A course, some with a drawing: what it teaches, for whom, what it requires and what it gives. */
function TrainingCourse({ drawing, course, titles }: TrainingCourseProps) {
  const { title, detail, text } = course;
  const parts = [
    { name: titles.objectivesTitle, said: course.objectives },
    { name: titles.audienceTitle, said: course.audience },
    { name: titles.beforeTitle, said: course.before },
    { name: titles.afterTitle, said: course.after },
  ];
  return (
    <article className={styles.course} role="none">
      {drawing && (
        <div className={styles.drawing}>
          <Sketch width={64} height={64}>
            {drawing}
          </Sketch>
        </div>
      )}
      <div>
        <h3>{title}</h3>
        <div className={styles.parts}>
          {detail !== undefined && <p>{detail}</p>}
          {text !== undefined && <p>{text}</p>}
          {parts.map(
            ({ name, said }) =>
              said && (
                <section key={name}>
                  <h4 className="label">{name}</h4>
                  {typeof said === "string" ? <Paragraph text={said} /> : <DashList items={said} />}
                </section>
              ),
          )}
        </div>
      </div>
    </article>
  );
}

/** The courses of a tab; those with drawings stand side by side on tablets. @param drawings of the first ones, in their order */
export function TrainingCourses({ courses, drawings, titles }: TrainingCoursesProps) {
  return (
    <div className={styles.courses} data-columns={1} data-stacked={drawings.length || 1} data-collapsed={1}>
      {courses.map((course, index) => (
        <TrainingCourse key={course.title} drawing={drawings[index]} course={course} titles={titles} />
      ))}
    </div>
  );
}
