import type { ReactNode } from "react";
import type { MethodsWords } from "#app/content/schema/methods.ts";
import { CoatingDiagram } from "#app/diagrams/coating.tsx";
import { EndoscopyDiagram } from "#app/diagrams/endoscopy.tsx";
import { LinerDiagram } from "#app/diagrams/liner.tsx";
import { MagneticParticleDiagram } from "#app/diagrams/magnetic-particle.tsx";
import { PenetrantDiagram } from "#app/diagrams/penetrant.tsx";
import { ThicknessDiagram } from "#app/diagrams/thickness.tsx";
import { UltrasonicDiagram } from "#app/diagrams/ultrasonic.tsx";
import { VacuumBoxDiagram } from "#app/diagrams/vacuum-box.tsx";
import { VisualDiagram } from "#app/diagrams/visual.tsx";
import type { CndWords } from "./page.server.ts";

type Methods = MethodsWords["items"];
type Name = keyof Methods;

/** The drawing of each method, with its words; `language` is for numbers. */
export function methodDiagrams(
  items: Methods,
  controls: CndWords["methods"]["diagramControls"],
  language: string,
): Readonly<Record<Name, ReactNode>> {
  const of = <Method extends Name>(method: Method) => ({
    ...(items[method].diagram as Methods[Method]["diagram"]),
    name: items[method].name,
    controls,
  });
  return {
    penetrant: <PenetrantDiagram {...of("penetrant")} />,
    ultrasonic: <UltrasonicDiagram {...of("ultrasonic")} language={language} />,
    magneticParticle: <MagneticParticleDiagram {...of("magneticParticle")} />,
    visual: <VisualDiagram {...of("visual")} />,
    thickness: <ThicknessDiagram {...of("thickness")} language={language} />,
    vacuumBox: <VacuumBoxDiagram {...of("vacuumBox")} />,
    liner: <LinerDiagram {...of("liner")} />,
    endoscopy: <EndoscopyDiagram {...of("endoscopy")} />,
    coating: <CoatingDiagram {...of("coating")} />,
  };
}
