import type { z } from "zod";
import { group, list, named, text } from "#app/content/schema/fields.ts";
import { questions, worryAnswers } from "./guide-answers.ts";
import { controlNames } from "#app/pages/home/page.server.ts";
import { head, innerPage } from "#app/content/schema/parts.ts";

/** A question: its words, and those of each thing that it offers. */
function question<Option extends string>(options: readonly Option[]) {
  return group({
    title: text("the question"),
    options: named(options, text("what can be chosen")),
  });
}

/** `content/<language>/control.yaml` */
export const controlSchema = group({
  ...innerPage,
  controls: group({
    ...head,
    details: text("the link to each control", 20),
    items: named(
      controlNames,
      group({
        question: text("the question that the control answers"),
        text: text("what the control looks at"),
        example: text("a case in which it is asked for"),
      }),
    ),
  }),
  methods: group({
    ...head,
    text: text("the sentence before the nine methods"),
    all: text("the link to the page of the methods"),
  }),
  guide: group({
    ...head,
    lead: text("the sentence before the questions"),
    controlsTitle: text("the label before the controls of an answer", 40),
    reasonsTitle: text("the label before the reasons of an answer", 40),
    nextTitle: text("the label before the page to read next", 40),
    domainLink: text("the link from an answer to the equipment it speaks of", 60),
    restart: text("the link back to the first question", 40),
    copy: text("the button that copies the address of an answer", 60),
    copied: text("what is said once the address is copied", 60),
    notCopied: text("what is said when the address cannot be copied, and is selected instead", 60),
    ways: named(["worry", "equipment"], text("a way in", 50)),
    questions: group({
      worry: question(questions.worry),
      equipment: group({ title: text("the question") }),
      crackMaterial: question(questions.crackMaterial),
      flawAccess: question(questions.flawAccess),
      leakKind: question(questions.leakKind),
    }),
    answers: named(
      worryAnswers,
      group({
        title: text("the answer, in a few words", 80),
        reasons: list(text("a reason for this answer"), "the reasons for this answer"),
      }),
    ),
  }),
  domains: group({
    title: text("the heading"),
    text: text("the sentence"),
    link: text("the link to the eleven domains"),
  }),
});

export type ControlWords = z.infer<typeof controlSchema>;
