import type { MethodName } from "#app/content/schema/methods.ts";

/*
 * What the methods are compared by. Radiography stands in the table for comparison only: it is not one of the nine.
 * Sources: the standards named with each method; see `content/<language>/methods.yaml`.
 */

/** What a visitor may look for in the table. */
export const aspects = ["surface", "internal", "leak", "oneSide"] as const;

type Aspect = (typeof aspects)[number];

/** The rows of the table: from what is seen to what is hidden, then what protects. */
export const comparedMethods = [
  "visual",
  "penetrant",
  "magneticParticle",
  "endoscopy",
  "ultrasonic",
  "thickness",
  "radiography",
  "vacuumBox",
  "coating",
  "liner",
] as const satisfies readonly (MethodName | "radiography")[];

type ComparedMethod = (typeof comparedMethods)[number];

/** What each method finds or asks for: flaws at the surface or inside, leaks, access from one side only. */
export const aspectsOf: Readonly<Record<ComparedMethod, readonly Aspect[]>> = {
  visual: ["surface", "oneSide"],
  penetrant: ["surface", "oneSide"],
  magneticParticle: ["surface", "oneSide"],
  endoscopy: ["surface"],
  ultrasonic: ["internal", "oneSide"],
  thickness: ["oneSide"],
  radiography: ["internal"],
  vacuumBox: ["leak", "oneSide"],
  coating: ["oneSide"],
  liner: [],
};
