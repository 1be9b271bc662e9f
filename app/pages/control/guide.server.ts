import type { Words } from "#model/schema/model.ts";
import { content } from "#app/data/content.server.ts";
import { controlsOf, type Examination } from "#model/schema/equipment.ts";
import { explanationLink, pageLink, type Link } from "#app/data/links.server.ts";
import { officeLines } from "#app/data/offices.server.ts";
import { siteUrl } from "#app/data/site-url.server.ts";
import { anchorOf } from "#model/site/anchors.ts";
import type { Language } from "#model/site/pages.ts";
import { methodNames, partPath, pathOf } from "#app/site/site.server.ts";
import { questions, worryAnswers, type Question, type WorryAnswer } from "#model/schema/pages/control.ts";
import { advice, leadsOn } from "./guide-answers.server.ts";

/** Hash of a step in the address, the same in every language. */
const idOf = (step: string) => `choice-${anchorOf(step)}`;

/** Data of the guide: its questions, its answers, and the ways into it. */
export function guideData(guide: Words["control"]["guide"], language: Language) {
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
  /** What to ask for, why, and where to read on. `address` can be sent to somebody. */
  const answerOf = (
    step: string,
    controls: readonly Examination[],
    words: Words["control"]["guide"]["answers"][WorryAnswer],
    next: Link,
  ) => ({
    ...words,
    next,
    id: idOf(step),
    controls: controls.map((name) => explanationLink(name, language)),
    address: `${siteUrl}${pathOf("control", language)}#${idOf(step)}`,
  });
  return {
    ...labels,
    note: methods.note,
    offices: officeLines("control", { text: call, details }, language),
    ways: (["worry", "equipment"] as const).map((way) => ({ href: `#${idOf(way)}`, label: ways[way] })),
    questions: askable.map((name) => ({
      id: idOf(name),
      title: words[name].title,
      options: name === "equipment" ? equipment : optionsOf(name),
    })),
    answers: [
      ...worryAnswers
        .filter((step) => leadsOn(step, methodNames))
        .map((step) =>
          answerOf(step, advice[step].controls, answers[step], pageLink(advice[step].next, language)),
        ),
      ...Object.entries(kinds).map(([step, { name, damage, controls }]) =>
        answerOf(
          step,
          controlsOf(content.equipment[step]?.points ?? []),
          { title: name, reasons: [damage, controls] },
          { href: partPath("domains", step, language), label: domainLink },
        ),
      ),
    ],
  };
}

export type GuideData = ReturnType<typeof guideData>;
