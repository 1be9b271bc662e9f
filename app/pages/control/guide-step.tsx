import { memo, type ReactNode } from "react";
import { Arrow } from "#app/ui/arrow.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { DashList } from "#app/ui/dash-list.tsx";
import type { GuideData, GuideAnswer, GuideQuestion } from "./guide.server.ts";
import { classNames } from "#app/ui/class-names.ts";
import styles from "./guide.module.css";

interface StepState {
  /** Whether the step is on show where scripts run. */
  readonly shown: boolean;
}

/** What a step is, whatever it holds: it takes the focus when a press brings it. */
function Step({
  id,
  title,
  shown,
  children,
}: Pick<GuideQuestion, "id" | "title"> & StepState & { readonly children: ReactNode }) {
  return (
    <div
      id={id}
      role="group"
      aria-labelledby={`${id}-title`}
      className={styles.step}
      tabIndex={-1}
      data-shown={shown || undefined}
    >
      <h3 id={`${id}-title`}>{title}</h3>
      {children}
    </div>
  );
}

// Steps are many, and when React takes over only what is around them changes: `memo` keeps them as they are.

/** A question: each thing it offers is a link to the next step. */
export const QuestionStep = memo(function QuestionStep({
  id,
  title,
  options,
  shown,
}: GuideQuestion & StepState) {
  return (
    <Step id={id} title={title} shown={shown}>
      <ul className={classNames("link-rows", styles.options)}>
        {options.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>
              {label}
              <Arrow />
            </a>
          </li>
        ))}
      </ul>
    </Step>
  );
});

type AnswerLabels = Pick<
  GuideData,
  "controlsTitle" | "reasonsTitle" | "nextTitle" | "restart" | "copy" | "copied" | "notCopied" | "ways"
>;

/** An answer: what to ask for, why, where to read on, and its own address to send on. */
export const AnswerStep = memo(function AnswerStep({
  id,
  title,
  controls,
  reasons,
  next,
  address,
  labels,
  shown,
}: GuideAnswer & StepState & { readonly labels: AnswerLabels }) {
  return (
    <Step id={id} title={title} shown={shown}>
      <dl className={styles.answer}>
        <dt>{labels.controlsTitle}</dt>
        <dd>
          <ul className={classNames("choices", styles.controls)}>
            {controls.map(({ href, label }) => (
              <li key={href}>
                <a className="touch" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </dd>
        <dt>{labels.reasonsTitle}</dt>
        <dd>
          <DashList items={reasons} />
        </dd>
        <dt>{labels.nextTitle}</dt>
        <dd>
          <ButtonLink {...next} />
        </dd>
      </dl>
      <p className={classNames("ends", styles.foot)}>
        <a className="screen-only" href={labels.ways[0]?.href}>
          {labels.restart}
        </a>
        <span className={styles.address}>
          {address.replace(/^https?:\/\//, "")}
          <CopyButton text={address} label={labels.copy} done={labels.copied} refused={labels.notCopied} />
        </span>
      </p>
    </Step>
  );
});
