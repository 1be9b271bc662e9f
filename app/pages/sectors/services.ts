import type { Control } from "#app/content/equipment.ts";
import type { sectorNames } from "#app/content/schema/sectors.ts";

type Sector = (typeof sectorNames)[number];

interface Service {
  /** The sectors for which the specification lists the service (section 2.13). */
  readonly sectors: readonly Sector[];
  /** The method or the control that explains it, where a page does. */
  readonly control?: Control | "cnd" | "accreditation";
}

const works: readonly Sector[] = ["energyAndMines", "metalConstruction"];

/** Which service is given in which sector, in the order of the table. */
export const serviceMatrix = {
  nonDestructiveTesting: { sectors: works, control: "cnd" },
  welding: { sectors: works, control: "rsc" },
  worksAcceptance: { sectors: works, control: "rsc" },
  equipmentIntegrity: { sectors: works, control: "cnd" },
  corrosion: { sectors: works, control: "rsc" },
  weldedStructures: { sectors: ["oilAndGas"], control: "rsc" },
  valves: { sectors: ["oilAndGas"], control: "rsc" },
  drillPipes: { sectors: ["oilAndGas"], control: "cnd" },
  suckerRods: { sectors: ["oilAndGas"], control: "cnd" },
  transportPipes: { sectors: ["oilAndGas"], control: "cnd" },
  pressureTests: { sectors: ["oilAndGas"], control: "accreditation" },
  handlingEquipment: { sectors: ["oilAndGas"], control: "crs" },
  liftingEquipment: { sectors: ["oilAndGas", "industry"], control: "crs" },
  electricalInstallations: { sectors: ["oilAndGas", "industry"], control: "crs" },
  gasInstallations: { sectors: ["oilAndGas", "industry"], control: "crs" },
  steamEquipment: { sectors: ["industry"], control: "crs" },
  gasEquipment: { sectors: ["industry"], control: "crs" },
  gasPipelines: { sectors: ["industry"], control: "crs" },
  fireSafety: { sectors: [...works, "industry"], control: "crs" },
  fireRisk: { sectors: ["services"] },
  environmentalRisk: { sectors: ["services"] },
  shipThickness: { sectors: ["services"], control: "thickness" },
  mooring: { sectors: ["services"], control: "visual" },
  cargo: { sectors: ["services"] },
} as const satisfies Record<string, Service>;

type ServiceName = keyof typeof serviceMatrix;

export const serviceNames = Object.keys(serviceMatrix) as [ServiceName, ...ServiceName[]];
