import type { Words } from "#model/schema/model.ts";
import { DashList } from "#app/ui/dash-list.tsx";
import type { Course } from "#model/schema/pages/formation.ts";
import styles from "./training-course.module.css";

interface TrainingCourseProps {
  readonly number: string;
  readonly course: Course;
  readonly titles: Omit<Words["formation"]["tabs"], "label" | "items">;
}

export function TrainingCourse({ number, course, titles }: TrainingCourseProps) {
  const { title, detail, text } = course;
  const parts = [
    { name: titles.objectivesTitle, said: course.objectives },
    { name: titles.audienceTitle, said: course.audience },
    { name: titles.beforeTitle, said: course.before },
    { name: titles.afterTitle, said: course.after },
  ];
  return (
    <article className={styles.course}>
      <p className={styles.number} aria-hidden="true">
        {number}
      </p>
      <h3>{title}</h3>
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      {text !== undefined && <p className={styles.detail}>{text}</p>}
      {parts.map(
        ({ name, said }) =>
          said && (
            <div key={name} className={styles.part}>
              <h4 className="label">{name}</h4>
              <DashList items={[said].flat()} />
            </div>
          ),
      )}
    </article>
  );
}
