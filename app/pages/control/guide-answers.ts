import type { Control } from "#model/schema/equipment.ts";
import type { PageId } from "#model/site/paths.ts";

/*
 * Which control to ask for: the questions, where each leads, and what each answer names. The same in every language;
 * the words are in `content/<language>/control.yaml`. Sources: ISO 17635 and the standards of each method for the choice by
 * flaw, material and access; the specification, sections 2.6 to 2.8, for what the company offers.
 */

/** Answers to what worries the visitor. */
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

type WorryAnswer = (typeof worryAnswers)[number];

/** What each question offers: another question or an answer. The first two are where visitors come in. */
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
  // The kinds of equipment of `content/equipment.yaml`, each of which is an answer.
  equipment: [],
  crackMaterial: ["ferromagnetic", "notMagnetic", "unknownMaterial"],
  flawAccess: ["oneSide", "bothSides"],
  leakKind: ["leakAtWeld", "leakUnderPressure"],
} as const satisfies Record<string, readonly (WorryAnswer | "crackMaterial" | "flawAccess" | "leakKind")[]>;

export type Question = keyof typeof questions;

interface Advice {
  /** In the order in which they are usually done. */
  readonly controls: readonly Control[];
  /** The page to read next. */
  readonly next: PageId;
}

export const worryAdvice: Readonly<Record<WorryAnswer, Advice>> = {
  ferromagnetic: { controls: ["visual", "magneticParticle", "penetrant"], next: "cnd" },
  notMagnetic: { controls: ["visual", "penetrant"], next: "cnd" },
  unknownMaterial: { controls: ["visual", "penetrant", "magneticParticle"], next: "cnd" },
  oneSide: { controls: ["ultrasonic"], next: "cnd" },
  bothSides: { controls: ["ultrasonic"], next: "cnd" },
  wallLoss: { controls: ["thickness"], next: "cnd" },
  leakAtWeld: { controls: ["visual", "vacuumBox"], next: "cnd" },
  leakUnderPressure: { controls: ["crs"], next: "accreditation" },
  hiddenInside: { controls: ["endoscopy"], next: "cnd" },
  coatingDamage: { controls: ["visual", "coating"], next: "cnd" },
  linerDamage: { controls: ["visual", "liner"], next: "cnd" },
  newWork: { controls: ["rsc", "visual"], next: "rsc" },
  obligation: { controls: ["crs"], next: "crs" },
};
