import type { ReactNode } from "react";
import type { CndWords } from "./page.server.ts";
import { CoatingDiagram } from "#app/diagrams/coating.tsx";
import { EndoscopyDiagram } from "#app/diagrams/endoscopy.tsx";
import { LinerDiagram } from "#app/diagrams/liner.tsx";
import { MagneticParticleDiagram } from "#app/diagrams/magnetic-particle.tsx";
import { PenetrantDiagram } from "#app/diagrams/penetrant.tsx";
import { ThicknessDiagram } from "#app/diagrams/thickness.tsx";
import { UltrasonicDiagram } from "#app/diagrams/ultrasonic.tsx";
import { VacuumBoxDiagram } from "#app/diagrams/vacuum-box.tsx";
import { VisualDiagram } from "#app/diagrams/visual.tsx";

type Methods = CndWords["methods"];
type Name = keyof Methods["items"];

/** The drawing of each method, with its words; `language` is for numbers. */
export function methodDiagrams(
  items: Methods["items"],
  controls: Methods["diagramControls"],
  language: string,
): Readonly<Record<Name, ReactNode>> {
  const of = <Method extends Name>(method: Method) => ({
    ...(items[method].diagram as Methods["items"][Method]["diagram"]),
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
