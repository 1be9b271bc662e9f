import type { z } from "zod";
import { controlNames } from "#app/content/schema/controls.ts";
import { group, list, named, text } from "#app/content/schema/fields.ts";
import { firstPicture, head, pageStart } from "#app/content/schema/parts.ts";
import { questions, worryAnswers } from "./guide-answers.ts";

/** A question: its words, and those of each thing that it offers. */
function question<Option extends string>(options: readonly Option[]) {
  return group({
    title: text("la question", "the question"),
    options: named(options, text("ce qui peut être choisi", "what can be chosen")),
  });
}

/** The page at `/control`, and `content/<language>/control.yaml` */
export const control = {
  words: group({
    ...pageStart,
    controls: group({
      ...head,
      lead: text("la phrase avant les trois contrôles", "the sentence before the three controls"),
      details: text("le lien vers chaque contrôle", "the link to each control", 20),
      items: named(
        controlNames,
        group({
          question: text(
            "la question à laquelle répond le contrôle",
            "the question that the control answers",
          ),
          text: text("ce que le contrôle examine", "what the control looks at"),
          example: text("un cas où il est demandé", "a case in which it is asked for"),
        }),
      ),
    }),
    methods: group({
      ...head,
      text: text("la phrase avant les neuf méthodes", "the sentence before the nine methods"),
      all: text("le lien vers la page des méthodes", "the link to the page of the methods"),
    }),
    guide: group({
      ...head,
      lead: text("la phrase avant les questions", "the sentence before the questions"),
      controlsTitle: text(
        "la mention avant les contrôles d’une réponse",
        "the label before the controls of an answer",
        40,
      ),
      reasonsTitle: text(
        "la mention avant les raisons d’une réponse",
        "the label before the reasons of an answer",
        40,
      ),
      nextTitle: text(
        "la mention avant la page à lire ensuite",
        "the label before the page to read next",
        40,
      ),
      domainLink: text(
        "le lien d’une réponse vers l’équipement dont elle parle",
        "the link from an answer to the equipment it speaks of",
        60,
      ),
      call: text(
        "la phrase avant les numéros et les adresses des bureaux",
        "the sentence before the numbers and addresses of the offices",
        80,
      ),
      restart: text("le lien de retour à la première question", "the link back to the first question", 40),
      copy: text(
        "le bouton qui copie l’adresse d’une réponse",
        "the button that copies the address of an answer",
        60,
      ),
      copied: text("ce qui est dit une fois l’adresse copiée", "what is said once the address is copied", 60),
      notCopied: text(
        "ce qui est dit quand l’adresse ne peut être copiée et est sélectionnée à la place",
        "what is said when the address cannot be copied, and is selected instead",
        60,
      ),
      ways: named(["worry", "equipment"], text("une entrée", "a way in", 50)),
      questions: group({
        worry: question(questions.worry),
        equipment: group({ title: text("la question", "the question") }),
        crackMaterial: question(questions.crackMaterial),
        flawAccess: question(questions.flawAccess),
        leakKind: question(questions.leakKind),
      }),
      answers: named(
        worryAnswers,
        group({
          title: text("la réponse, en quelques mots", "the answer, in a few words", 80),
          reasons: list(
            text("une raison de cette réponse", "a reason for this answer"),
            "les raisons de cette réponse",
            "the reasons for this answer",
          ),
        }),
      ),
    }),
    domains: group({
      title: text("le titre", "the heading"),
      text: text("la phrase", "the sentence"),
      link: text("le lien vers les onze domaines", "the link to the eleven domains"),
    }),
  }),
  pictures: firstPicture,
} as const;

export type ControlWords = z.infer<typeof control.words>;
