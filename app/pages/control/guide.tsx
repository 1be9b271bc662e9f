import { useEffect, useRef, type MouseEvent } from "react";
import { TextLink } from "#app/ui/button-link.tsx";
import { OfficeLines } from "#app/sections/office-lines.tsx";
import { SectionTitle } from "#app/ui/section-title.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { useAddressHash } from "#app/ui/use-address-hash.ts";
import type { Words } from "#model/schema/model.ts";
import { AnswerStep, QuestionStep } from "./guide-step.tsx";
import type { GuideData } from "./guide.server.ts";
import styles from "./guide.module.css";

type GuideProps = GuideData & { readonly domains: Words["control"]["domains"] & { readonly href: string } };

/** Questions as plain links that lead to a control. The step on show is the hash of the address; without scripts all are. */
export function Guide({ domains, ...guide }: GuideProps) {
  const { hash, enhanced, follow } = useAddressHash();
  const chosen = useRef(false);
  const ids = [...guide.questions, ...guide.answers].map(({ id }) => id);
  const shown = ids.includes(hash) ? hash : ids[0];

  // The words that a press or an address brings are the next to be read; the browser could not lead to what was hidden.
  useEffect(() => {
    if (hash !== shown) return;
    const step = document.getElementById(hash);
    if (chosen.current) step?.focus({ preventScroll: true });
    chosen.current = false;
    step?.scrollIntoView({ block: "nearest" });
  }, [hash, shown]);

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
    if (link) chosen.current = follow(event, link, { replace: false });
  };

  const way = guide.ways.find(({ href }) => href === `#${shown ?? ""}`)?.href;

  return (
    <section className="section" data-ground="tinted" onClick={onClick}>
      <Reveal className={`wrap grid ${styles.inner}`}>
        <div className={styles.head} data-span={5}>
          <div>
            <SectionTitle label={guide.label} title={guide.title} />
          </div>
          <p className="lead">{guide.lead}</p>
          <ul className="screen-only choices">
            {guide.ways.map(({ href, label }) => (
              <li key={href}>
                <a className="touch" href={href} aria-current={href === way ? "step" : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.steps} data-start={6} data-enhanced={enhanced}>
          {guide.questions.map((question) => (
            <QuestionStep key={question.id} {...question} shown={question.id === shown} />
          ))}
          {guide.answers.map((answer) => (
            <AnswerStep key={answer.id} {...answer} labels={guide} shown={answer.id === shown} />
          ))}
          <Notice text={guide.note} />
        </div>
        <div className={styles.aside} data-span={5}>
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
