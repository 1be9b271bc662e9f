import { DashList } from "#app/ui/dash-list.tsx";
import type { Course } from "./page.server.ts";
import styles from "./training-course.module.css";

interface TrainingCourseProps {
  readonly number: string;
  readonly course: Course;
  readonly objectivesTitle: string;
  readonly audienceTitle: string;
}

/** One course: what it is, what is learnt, and by whom. */
export function TrainingCourse({ number, course, objectivesTitle, audienceTitle }: TrainingCourseProps) {
  const { title, detail, text, objectives, audience } = course;
  return (
    <article className={styles.course}>
      <p className={styles.number} aria-hidden="true">
        {number}
      </p>
      <h3>{title}</h3>
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
      {text !== undefined && <p className={styles.detail}>{text}</p>}
      {objectives && (
        <div className={styles.part}>
          <h4>{objectivesTitle}</h4>
          <DashList items={objectives} />
        </div>
      )}
      {audience !== undefined && (
        <div className={styles.part}>
          <h4>{audienceTitle}</h4>
          <DashList items={[audience]} />
        </div>
      )}
    </article>
  );
}
