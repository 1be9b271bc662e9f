import { ButtonLink } from "#app/ui/button-link.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { LinkRows } from "#app/ui/link-rows.tsx";
import { DashList } from "#app/ui/dash-list.tsx";
import type { GuideData } from "./guide.server.ts";
import styles from "./guide.module.css";

/** The heading of a step. It takes the focus when the step is shown, so that screen readers continue there. */
function StepTitle({ title }: { readonly title: string }) {
  return <h3 tabIndex={-1}>{title}</h3>;
}

/** A question of the guide. Its options are links to the next step. */
export function QuestionStep({ title, options }: GuideData["questions"][number]) {
  return (
    <>
      <StepTitle title={title} />
      <LinkRows className={styles.options} links={options} />
    </>
  );
}

type AnswerProps = GuideData["answers"][number] & {
  readonly labels: Omit<GuideData, "questions" | "answers">;
};

/** An answer of the guide: the controls to ask for, why, and where to read on. */
export function AnswerStep({ labels, ...answer }: AnswerProps) {
  const { controls, reasons, next, address, title } = answer;
  return (
    <>
      <StepTitle title={title} />
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
        </a>{" "}
        <span className={`label ${styles.address}`}>
          {`${address.replace(/^https?:\/\//, "")} `}
          <CopyButton text={address} label={labels.copy} done={labels.copied} refused={labels.notCopied} />
        </span>
      </p>
    </>
  );
}
