import type { MethodName } from "#app/content/schema/methods.ts";

/** The term that names each method, by its id in `content/<language>/terms.yaml`. */
export const methodTerms = {
  penetrant: "penetrantTesting",
  ultrasonic: "ultrasonicTesting",
  magneticParticle: "magneticParticleTesting",
  visual: "visualTesting",
  thickness: "thicknessMeasurement",
  vacuumBox: "vacuumBox",
  liner: "liner",
  endoscopy: "endoscopy",
  coating: "coatingInspection",
} as const satisfies Readonly<Record<MethodName, string>>;
