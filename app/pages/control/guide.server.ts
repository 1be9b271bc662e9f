import { anchorOf, partPath } from "#app/i18n/anchors.ts";
import { languageOfPath, pathOf } from "#app/i18n/paths.ts";
import { content } from "#app/content/content.server.ts";
import {
  domainControls,
  questions,
  worryAdvice,
  worryAnswers,
  type Answer,
  type Control,
  type Question,
} from "./guide-answers.ts";
import { explanationLink, pageLink } from "#app/content/links.server.ts";
import { domainNames } from "#app/pages/domains/page.server.ts";
import { siteUrl } from "#app/content/site-url.server.ts";

interface Link {
  readonly href: string;
  readonly label: string;
}

/** A question with the steps that it offers. */
export interface GuideQuestion {
  readonly id: string;
  readonly title: string;
  readonly options: readonly Link[];
}

/** An answer: what to ask for, why, and where to read on. `address` can be sent to somebody. */
export interface GuideAnswer {
  readonly id: string;
  readonly title: string;
  readonly controls: readonly Link[];
  readonly reasons: readonly string[];
  readonly next: Link;
  readonly address: string;
}

/** Hash of a step in the address, the same in every language. */
function idOf(step: Question | Answer): string {
  return `choice-${anchorOf(step)}`;
}

/** The questions and answers that lead to a control, in words and addresses of the page's language. */
export function guideData(url: URL) {
  const language = languageOfPath(url.pathname);
  const { control, cnd, domains } = content.in[language];
  const { guide } = control;
  const { questions: words, answers, ways, domainLink, ...labels } = guide;

  const optionsOf = (question: Exclude<Question, "equipment">): Link[] => {
    const texts: Readonly<Record<string, string>> = words[question].options;
    return questions[question].map((step) => ({ href: `#${idOf(step)}`, label: texts[step] ?? "" }));
  };
  const equipment = domainNames.map((name) => ({
    href: `#${idOf(name)}`,
    label: domains.list.items[name].name,
  }));
  const asked: GuideQuestion[] = (Object.keys(questions) as Question[]).map((name) => ({
    id: idOf(name),
    title: words[name].title,
    options: name === "equipment" ? equipment : optionsOf(name),
  }));
  const answerOf = (
    step: Answer,
    controls: readonly Control[],
    rest: Omit<GuideAnswer, "id" | "controls" | "address">,
  ) => ({
    ...rest,
    id: idOf(step),
    controls: controls.map((name) => explanationLink(name, language)),
    address: `${siteUrl}${pathOf("control", language)}#${idOf(step)}`,
  });
  const given: GuideAnswer[] = [
    ...worryAnswers.map((step) => {
      const { controls, next } = worryAdvice[step];
      return answerOf(step, controls, { ...answers[step], next: pageLink(next, language) });
    }),
    ...domainNames.map((step) => {
      const { name, damage, controls } = domains.list.items[step];
      return answerOf(step, domainControls[step], {
        title: name,
        reasons: [damage, controls],
        next: { href: partPath("domains", step, language), label: domainLink },
      });
    }),
  ];
  return {
    ...labels,
    note: cnd.choice.note,
    ways: (["worry", "equipment"] as const).map((way) => ({ href: `#${idOf(way)}`, label: ways[way] })),
    questions: asked,
    answers: given,
  };
}

export type GuideData = ReturnType<typeof guideData>;
