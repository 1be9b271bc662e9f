import { controlIds } from "../controls.ts";
import { group, imageFile, list, named, text } from "../fields.ts";
import { details, head, pageStart } from "../parts.ts";

/** The answers of the guide to what worries a visitor. Kinds of equipment are answers too. */
export const worryAnswers = [
  "ferromagnetic",
  "notMagnetic",
  "unknownMaterial",
  "oneSide",
  "bothSides",
  "wallLoss",
  "leakAtWeld",
  "leakUnderPressure",
  "hiddenInside",
  "coatingDamage",
  "linerDamage",
  "newWork",
  "obligation",
] as const;

export type WorryAnswer = (typeof worryAnswers)[number];

/** The options of each question: another question or an answer. Visitors begin with one of the first two. */
export const questions = {
  worry: [
    "crackMaterial",
    "flawAccess",
    "wallLoss",
    "leakKind",
    "hiddenInside",
    "coatingDamage",
    "linerDamage",
    "newWork",
    "obligation",
  ],
  // The options are the kinds of equipment of `content/equipment.yaml`, each of which is an answer.
  equipment: [],
  crackMaterial: ["ferromagnetic", "notMagnetic", "unknownMaterial"],
  flawAccess: ["oneSide", "bothSides"],
  leakKind: ["leakAtWeld", "leakUnderPressure"],
} as const satisfies Record<string, readonly (WorryAnswer | "crackMaterial" | "flawAccess" | "leakKind")[]>;

export type Question = keyof typeof questions;

function question<Option extends string>(options: readonly Option[]) {
  return group({
    title: text("la question"),
    options: named(options, text("ce qui peut être choisi")),
  });
}

/** The page at `/control`, and `content/<language>/control.yaml` */
export const control = {
  pictures: named(controlIds, imageFile),
  words: group({
    ...pageStart,
    controls: group({
      ...head,
      lead: text("la phrase avant les trois contrôles"),
      details: text("le lien vers chaque contrôle", 20),
      items: named(
        controlIds,
        group({
          question: text("la question à laquelle répond le contrôle"),
          text: text("ce que le contrôle examine"),
          example: text("un cas où il est demandé"),
        }),
      ),
    }),
    methods: group({
      ...head,
      text: text("la phrase avant les neuf méthodes"),
      all: text("le lien vers la page des méthodes"),
    }),
    guide: group({
      ...head,
      lead: text("la phrase avant les questions"),
      controlsTitle: text("la mention avant les contrôles d’une réponse", 40),
      reasonsTitle: text("la mention avant les raisons d’une réponse", 40),
      nextTitle: text("la mention avant la page à lire ensuite", 40),
      domainLink: text("le lien d’une réponse vers l’équipement dont elle parle", 60),
      call: text("la phrase avant les numéros et les adresses des bureaux, avec {details}"),
      details,
      restart: text("le lien de retour à la première question", 40),
      copy: text("le bouton qui copie l’adresse d’une réponse", 60),
      copied: text("ce qui est dit une fois l’adresse copiée", 60),
      notCopied: text(
        "ce qui est dit quand l’adresse ne peut être copiée et est sélectionnée à la place",
        60,
      ),
      ways: named(["worry", "equipment"], text("une entrée", 50)),
      questions: group({
        worry: question(questions.worry),
        equipment: group({ title: text("la question") }),
        crackMaterial: question(questions.crackMaterial),
        flawAccess: question(questions.flawAccess),
        leakKind: question(questions.leakKind),
      }),
      answers: named(
        worryAnswers,
        group({
          title: text("la réponse, en quelques mots", 80),
          reasons: list(text("une raison de cette réponse"), "les raisons de cette réponse"),
        }),
      ),
    }),
    domains: group({
      title: text("le titre"),
      text: text("la phrase"),
      link: text("le lien vers les onze domaines"),
    }),
  }),
} as const;
