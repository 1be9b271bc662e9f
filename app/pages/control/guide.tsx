import { Fragment } from "react";
import { TextLink } from "#app/ui/button-link.tsx";
import { OfficeLines } from "#app/sections/office-lines.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import type { Words } from "#model/schema/model.ts";
import { AnswerStep, QuestionStep } from "./guide-step.tsx";
import GuideSteps from "./guide-steps.island.tsx";
import type { GuideData } from "./guide.server.ts";
import styles from "./guide.module.css";

type GuideProps = GuideData & { readonly domains: Words["control"]["domains"] & { readonly href: string } };

/** The guide: questions that lead to a control, what to tell the offices, and a link to the kinds of equipment. */
export function Guide({ domains, ...guide }: GuideProps) {
  return (
    <section className="section" data-ground="tinted">
      <Reveal className={`content wrap grid ${styles.inner}`}>
        <GuideSteps ways={guide.ways} ids={[...guide.questions, ...guide.answers].map(({ id }) => id)}>
          {[
            <Fragment key="introduction">
              <div>
                <SectionTitle label={guide.label} title={guide.title} />
              </div>
              <p className="lead">{guide.lead}</p>
            </Fragment>,
            <Notice key="note" text={guide.note} />,
            ...guide.questions.map((question) => <QuestionStep key={question.id} {...question} />),
            ...guide.answers.map((answer) => <AnswerStep key={answer.id} {...answer} labels={guide} />),
          ]}
        </GuideSteps>
        <div className={`content ${styles.aside}`} data-span={6}>
          <OfficeLines {...guide.offices} />
          <div>
            <h3>{domains.title}</h3>
            <p>{domains.text}</p>
            <p>
              <TextLink href={domains.href} label={domains.link} />
            </p>
          </div>
        </div>
      </Reveal>
    </section>
  );
}
