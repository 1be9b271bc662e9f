import type { Control } from "./decision.ts";
import type { domainNames } from "./schema/pages/domains.ts";

interface Point {
  /** Where it is on the picture, from its left and upper edge, in percent. */
  readonly at: readonly [x: number, y: number];
  /** The controls that find the damage, the first one first. */
  readonly controls: readonly Control[];
}

/**
 * Where to look on each piece of equipment: points on its picture, in the order of their words in
 * `content/<language>/domains.yaml`. Whoever replaces a picture moves its points.
 */
export const anatomy = {
  offshorePlatform: [
    { at: [53, 73], controls: ["visual", "magneticParticle", "ultrasonic"] },
    { at: [66.5, 81], controls: ["thickness", "coating"] },
    { at: [54, 57], controls: ["visual", "coating", "thickness"] },
    { at: [41, 42], controls: ["visual", "penetrant"] },
  ],
  storageTank: [
    { at: [78, 36], controls: ["thickness", "visual"] },
    { at: [66, 80], controls: ["vacuumBox", "thickness"] },
    { at: [38, 72], controls: ["magneticParticle", "penetrant", "rsc"] },
    { at: [88, 14], controls: ["coating", "liner"] },
  ],
  ship: [
    { at: [50, 64], controls: ["thickness"] },
    { at: [67, 60], controls: ["visual", "coating"] },
    { at: [60, 18], controls: ["magneticParticle", "penetrant"] },
    { at: [54, 31], controls: ["visual", "thickness"] },
  ],
  pressureEquipment: [
    { at: [64, 93], controls: ["thickness"] },
    { at: [72, 84], controls: ["ultrasonic", "magneticParticle", "penetrant"] },
    { at: [71, 45], controls: ["rsc"] },
    { at: [50, 53], controls: ["crs"] },
  ],
  gasPipeline: [
    { at: [64, 66], controls: ["ultrasonic", "visual"] },
    { at: [35, 56], controls: ["coating", "thickness"] },
    { at: [56, 54], controls: ["rsc"] },
    { at: [79, 76], controls: ["crs"] },
  ],
  drillingTubulars: [
    { at: [49, 40], controls: ["ultrasonic", "thickness"] },
    { at: [73, 20], controls: ["magneticParticle"] },
    { at: [63, 55], controls: ["visual"] },
    { at: [87, 17], controls: ["visual", "rsc"] },
  ],
  powerPlant: [
    { at: [79, 60], controls: ["thickness", "crs"] },
    { at: [68, 52], controls: ["ultrasonic", "magneticParticle"] },
    { at: [69, 76], controls: ["endoscopy", "penetrant"] },
    { at: [16, 60], controls: ["endoscopy", "visual"] },
  ],
  refinery: [
    { at: [59.5, 31], controls: ["thickness", "ultrasonic"] },
    { at: [30, 64.5], controls: ["thickness"] },
    { at: [47, 75.5], controls: ["magneticParticle", "penetrant"] },
    { at: [37, 51.5], controls: ["endoscopy"] },
  ],
  liftingEquipment: [
    { at: [70, 92], controls: ["magneticParticle", "visual"] },
    { at: [68.5, 48], controls: ["visual", "magneticParticle"] },
    { at: [64, 67], controls: ["crs"] },
    { at: [70, 17], controls: ["visual"] },
    { at: [58, 8], controls: ["visual", "crs"] },
  ],
  electricalInstallations: [
    { at: [66, 27], controls: ["crs"] },
    { at: [76, 70], controls: ["crs"] },
    { at: [27, 60], controls: ["crs"] },
    { at: [63, 88], controls: ["crs"] },
  ],
  gasInstallation: [
    { at: [51, 42], controls: ["crs"] },
    { at: [67, 50], controls: ["crs"] },
    { at: [43, 63], controls: ["crs"] },
    { at: [31, 41], controls: ["crs"] },
  ],
} as const satisfies Readonly<Record<(typeof domainNames)[number], readonly Point[]>>;
