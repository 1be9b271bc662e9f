import type { MethodName } from "#app/i18n/paths.ts";

/** The eleven kinds of equipment, in the order of the specification, section 2.5. */
export const equipmentNames = [
  "offshorePlatform",
  "storageTank",
  "ship",
  "pressureEquipment",
  "gasPipeline",
  "drillingTubulars",
  "powerPlant",
  "refinery",
  "liftingEquipment",
  "electricalInstallations",
  "gasInstallation",
] as const;

export type EquipmentName = (typeof equipmentNames)[number];

/** What can be asked for: one of the nine methods, or a control that has a page of its own. */
export type Control = MethodName | "rsc" | "crs";

/** The controls that look for the usual damage of each kind of equipment. */
export const equipmentControls: Readonly<Record<EquipmentName, readonly Control[]>> = {
  offshorePlatform: ["visual", "magneticParticle", "penetrant", "ultrasonic", "thickness", "coating"],
  storageTank: [
    "visual",
    "thickness",
    "vacuumBox",
    "liner",
    "magneticParticle",
    "penetrant",
    "coating",
    "rsc",
  ],
  ship: ["visual", "thickness", "magneticParticle", "penetrant", "coating", "rsc"],
  pressureEquipment: ["thickness", "ultrasonic", "magneticParticle", "penetrant", "endoscopy", "rsc", "crs"],
  gasPipeline: ["visual", "ultrasonic", "thickness", "coating", "rsc", "crs"],
  drillingTubulars: ["visual", "magneticParticle", "ultrasonic", "thickness", "rsc"],
  powerPlant: ["visual", "thickness", "endoscopy", "ultrasonic", "magneticParticle", "penetrant", "crs"],
  refinery: ["thickness", "ultrasonic", "magneticParticle", "penetrant", "endoscopy", "rsc"],
  liftingEquipment: ["visual", "magneticParticle", "penetrant", "crs"],
  electricalInstallations: ["crs"],
  gasInstallation: ["crs"],
};

/**
 * The controls that find the damage at each point of each kind of equipment, the first one first. The words of the points
 * stand in `content/<language>/equipment.yaml`, their places on the pictures in `content/pictures.yaml`, in the same order.
 */
export const pointControls = {
  offshorePlatform: [
    ["visual", "penetrant"],
    ["visual", "magneticParticle", "ultrasonic"],
    ["visual", "coating", "thickness"],
    ["thickness", "coating"],
  ],
  storageTank: [
    ["thickness", "visual"],
    ["vacuumBox", "thickness"],
    ["magneticParticle", "penetrant", "rsc"],
    ["coating", "liner"],
  ],
  ship: [["visual", "rsc"], ["thickness"], ["magneticParticle", "penetrant"], ["visual", "coating"]],
  pressureEquipment: [["thickness"], ["ultrasonic", "magneticParticle", "penetrant"], ["rsc"], ["crs"]],
  gasPipeline: [["ultrasonic", "visual"], ["coating", "thickness"], ["rsc"], ["crs"]],
  drillingTubulars: [["ultrasonic", "thickness"], ["magneticParticle"], ["visual"], ["visual", "rsc"]],
  powerPlant: [
    ["thickness", "crs"],
    ["ultrasonic", "magneticParticle"],
    ["endoscopy", "penetrant"],
    ["endoscopy", "visual"],
  ],
  refinery: [["thickness"], ["endoscopy"], ["thickness", "ultrasonic"], ["magneticParticle", "penetrant"]],
  liftingEquipment: [
    ["magneticParticle", "visual"],
    ["visual", "magneticParticle"],
    ["crs"],
    ["visual"],
    ["visual", "crs"],
  ],
  electricalInstallations: [["crs"], ["crs"], ["crs"], ["crs"]],
  gasInstallation: [["crs"], ["crs"], ["crs"], ["crs"]],
} as const satisfies Readonly<Record<EquipmentName, readonly (readonly Control[])[]>>;
