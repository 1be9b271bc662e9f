import { content } from "#app/data/content.server.ts";
import { controlsOf, type Examination } from "#model/schema/equipment.ts";
import { explanationLink, pageLink, type Link } from "#app/data/links.server.ts";
import { officeLines } from "#app/data/offices.server.ts";
import { siteUrl } from "#app/data/site-url.server.ts";
import { anchorOf } from "#model/site/anchors.ts";
import type { Language } from "#model/site/languages.ts";
import { methodNames, partPath, pathOf } from "#model/site/paths.ts";
import { questions, worryAnswers, type Question } from "#model/schema/pages/control.ts";
import { advice, leadsOn } from "./guide-answers.server.ts";
import type { ControlWords } from "#model/schema/pages/control.ts";

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
function idOf(step: string): string {
  return `choice-${anchorOf(step)}`;
}

/** The questions and answers that lead to a control, in words and addresses of the page's language. */
export function guideData(guide: ControlWords["guide"], language: Language) {
  const { methods, equipment: kinds } = content.in[language];
  const { questions: words, answers, ways, domainLink, call, details, ...labels } = guide;

  const optionsOf = (question: Exclude<Question, "equipment">): Link[] => {
    const texts: Readonly<Record<string, string>> = words[question].options;
    const steps: readonly string[] = questions[question];
    const leading = steps.filter((step) => leadsOn(step, methodNames));
    return leading.map((step) => ({ href: `#${idOf(step)}`, label: texts[step] ?? "" }));
  };
  const equipment = Object.entries(kinds).map(([id, { name }]) => ({ href: `#${idOf(id)}`, label: name }));
  const askable = (Object.keys(questions) as Question[]).filter((name) => leadsOn(name, methodNames));
  const asked: GuideQuestion[] = askable.map((name) => ({
    id: idOf(name),
    title: words[name].title,
    options: name === "equipment" ? equipment : optionsOf(name),
  }));
  const answerOf = (
    step: string,
    controls: readonly Examination[],
    rest: Omit<GuideAnswer, "id" | "controls" | "address">,
  ) => ({
    ...rest,
    id: idOf(step),
    controls: controls.map((name) => explanationLink(name, language)),
    address: `${siteUrl}${pathOf("control", language)}#${idOf(step)}`,
  });
  const given: GuideAnswer[] = [
    ...worryAnswers
      .filter((step) => leadsOn(step, methodNames))
      .map((step) => {
        const { controls, next } = advice[step];
        return answerOf(step, controls, { ...answers[step], next: pageLink(next, language) });
      }),
    ...Object.entries(kinds).map(([step, { name, damage, controls }]) => {
      return answerOf(step, controlsOf(content.equipment[step]?.points ?? []), {
        title: name,
        reasons: [damage, controls],
        next: { href: partPath("domains", step, language), label: domainLink },
      });
    }),
  ];
  return {
    ...labels,
    note: methods.note,
    offices: officeLines("control", { text: call, details }, language),
    ways: (["worry", "equipment"] as const).map((way) => ({ href: `#${idOf(way)}`, label: ways[way] })),
    questions: asked,
    answers: given,
  };
}

export type GuideData = ReturnType<typeof guideData>;
