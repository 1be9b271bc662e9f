import type { Control } from "#app/pages/control/guide-answers.ts";
import type { domainNames } from "#app/pages/domains/page.server.ts";

/**
 * The controls that find the damage at each point of each piece of equipment, the first one first. The words of the points
 * stand in `content/<language>/domains.yaml`, their places on the pictures in `content/pictures.yaml`, in the same order.
 */
export const anatomy = {
  offshorePlatform: [
    ["visual", "magneticParticle", "ultrasonic"],
    ["thickness", "coating"],
    ["visual", "coating", "thickness"],
    ["visual", "penetrant"],
  ],
  storageTank: [
    ["thickness", "visual"],
    ["vacuumBox", "thickness"],
    ["magneticParticle", "penetrant", "rsc"],
    ["coating", "liner"],
  ],
  ship: [["thickness"], ["visual", "coating"], ["magneticParticle", "penetrant"], ["visual", "thickness"]],
  pressureEquipment: [["thickness"], ["ultrasonic", "magneticParticle", "penetrant"], ["rsc"], ["crs"]],
  gasPipeline: [["ultrasonic", "visual"], ["coating", "thickness"], ["rsc"], ["crs"]],
  drillingTubulars: [["ultrasonic", "thickness"], ["magneticParticle"], ["visual"], ["visual", "rsc"]],
  powerPlant: [
    ["thickness", "crs"],
    ["ultrasonic", "magneticParticle"],
    ["endoscopy", "penetrant"],
    ["endoscopy", "visual"],
  ],
  refinery: [["thickness", "ultrasonic"], ["thickness"], ["magneticParticle", "penetrant"], ["endoscopy"]],
  liftingEquipment: [
    ["magneticParticle", "visual"],
    ["visual", "magneticParticle"],
    ["crs"],
    ["visual"],
    ["visual", "crs"],
  ],
  electricalInstallations: [["crs"], ["crs"], ["crs"], ["crs"]],
  gasInstallation: [["crs"], ["crs"], ["crs"], ["crs"]],
} as const satisfies Readonly<Record<(typeof domainNames)[number], readonly (readonly Control[])[]>>;
