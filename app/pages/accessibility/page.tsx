import { Clauses } from "#app/sections/clauses.tsx";
import { Introduction } from "#app/sections/introduction.tsx";
import { NumberedList } from "#app/sections/numbered-list.tsx";
import { OfficeSection } from "#app/sections/office-lines.tsx";
import { PlainHead } from "#app/sections/plain-head.tsx";
import type { PageProps } from "#app/data/page-props.ts";
import type { loader } from "./data.server.ts";
import styles from "./chart.module.css";

export default function AccessibilityPage({ data: { hero, words, offices } }: PageProps<typeof loader>) {
  return (
    <>
      <PlainHead {...hero} ground="page" className={styles.head}>
        <dl className={styles.chart}>
          {words.facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="label">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </PlainHead>
      <Introduction {...words.intro} />
      <NumberedList {...words.tests} ground="tinted" />
      <Clauses {...words.limits} />
      <OfficeSection {...offices} ground="tinted" />
    </>
  );
}
