import { DashList } from "#app/ui/dash-list.tsx";
import type { Course, FormationWords } from "#model/schema/pages/formation.ts";
import styles from "./training-course.module.css";

export type CourseTitles = Pick<
  FormationWords["tabs"],
  "objectivesTitle" | "audienceTitle" | "beforeTitle" | "afterTitle"
>;

interface TrainingCourseProps {
  readonly number: string;
  readonly course: Course;
  readonly titles: CourseTitles;
}

/** One course: what it is, what is learnt, by whom, and what it asks for and gives. */
export function TrainingCourse({ number, course, titles }: TrainingCourseProps) {
  const { title, detail, text, objectives, audience, before, after } = course;
  const parts = [
    { name: titles.objectivesTitle, items: objectives ?? [] },
    { name: titles.audienceTitle, items: audience === undefined ? [] : [audience] },
    { name: titles.beforeTitle, items: before === undefined ? [] : [before] },
    { name: titles.afterTitle, items: after === undefined ? [] : [after] },
  ];
  return (
    <article className={styles.course}>
      <p className={styles.number} aria-hidden="true">
        {number}
      </p>
      <h3>{title}</h3>
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      {text !== undefined && <p className={styles.detail}>{text}</p>}
      {parts
        .filter(({ items }) => items.length > 0)
        .map(({ name, items }) => (
          <div key={name} className={styles.part}>
            <h4 className="label">{name}</h4>
            <DashList items={items} />
          </div>
        ))}
    </article>
  );
}
