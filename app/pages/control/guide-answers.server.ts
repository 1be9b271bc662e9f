import type { Examination } from "#model/schema/equipment.ts";
import { questions, type WorryAnswer } from "#model/schema/pages/control.ts";
import type { PageId } from "#model/site/pages.ts";

/*
 * Sources: ISO 17635 and the standards of each method for the choice by flaw, material and access; the specification,
 * sections 2.6 to 2.8, for what the company offers.
 */

interface Advice {
  /** In the order in which they are usually done. */
  readonly controls: readonly Examination[];
  readonly next: PageId;
}

/** The controls that each answer recommends, and the page to read next. */
export const advice: Readonly<Record<WorryAnswer, Advice>> = {
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

/** Whether a step leads to an answer whose controls the site all has. @param methods the site's methods */
export function leadsOn(step: string, methods: readonly string[]): boolean {
  if (step === "equipment") return true;
  const options = (questions as Partial<Readonly<Record<string, readonly string[]>>>)[step];
  return options
    ? options.some((option) => leadsOn(option, methods))
    : advice[step as WorryAnswer].controls.every((name) => [...methods, "rsc", "crs"].includes(name));
}
