import { OfficeSection } from "#app/sections/office-lines.tsx";
import { PlainHead } from "#app/sections/plain-head.tsx";
import { LoadChart } from "./load-chart.tsx";
import { TrainingTabs } from "./training-tabs.tsx";
import type { PageProps } from "#app/data/page-props.ts";
import type { loader } from "./data.server.ts";
import styles from "./opening.module.css";

export default function FormationPage({
  data: { hero, words, pictures, offices },
}: PageProps<typeof loader>) {
  return (
    <>
      <PlainHead {...hero} className={styles.head}>
        <div className={`screen-only ${styles.chart}`}>
          <LoadChart {...words.chart} />
        </div>
      </PlainHead>
      <TrainingTabs {...words.tabs} pictures={pictures.tabs} />
      <OfficeSection {...offices} ground="tinted" />
    </>
  );
}
