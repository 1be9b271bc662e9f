import { memo, type ReactNode } from "react";
import { Arrow } from "#app/ui/arrow.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { DashList } from "#app/ui/dash-list.tsx";
import type { GuideData } from "./guide.server.ts";
import styles from "./guide.module.css";

interface StepProps {
  readonly id: string;
  readonly title: string;
  /** Whether it is on show where scripts run. */
  readonly shown: boolean;
  readonly children: ReactNode;
}

/** What a step is, whatever it holds: it takes the focus when a press brings it. */
function Step({ id, title, shown, children }: StepProps) {
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

type QuestionProps = GuideData["questions"][number] & { readonly shown: boolean };

export const QuestionStep = memo(function QuestionStep({ options, ...step }: QuestionProps) {
  return (
    <Step {...step}>
      <ul className={`link-rows ${styles.options}`}>
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

type AnswerProps = GuideData["answers"][number] & {
  readonly shown: boolean;
  readonly labels: Omit<GuideData, "questions" | "answers">;
};

export const AnswerStep = memo(function AnswerStep({ labels, ...answer }: AnswerProps) {
  const { controls, reasons, next, address, id, title, shown } = answer;
  return (
    <Step id={id} title={title} shown={shown}>
      <dl className={styles.answer}>
        <dt className="label">{labels.controlsTitle}</dt>
        <dd>
          <ul className="choices">
            {controls.map(({ href, label }) => (
              <li key={href}>
                <a className="touch" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </dd>
        <dt className="label">{labels.reasonsTitle}</dt>
        <dd>
          <DashList items={reasons} />
        </dd>
        <dt className="label">{labels.nextTitle}</dt>
        <dd>
          <ButtonLink {...next} />
        </dd>
      </dl>
      <p className={`ends ${styles.foot}`}>
        <a className="screen-only" href={labels.ways[0]?.href}>
          {labels.restart}
        </a>
        <span className={`label ${styles.address}`}>
          {address.replace(/^https?:\/\//, "")}
          <CopyButton text={address} label={labels.copy} done={labels.copied} refused={labels.notCopied} />
        </span>
      </p>
    </Step>
  );
});
