import { createElement, type ComponentType, type ReactElement } from "react";
import type { Diagrams } from "#model/schema/diagrams.ts";
import { CoatingDiagram } from "./coating.tsx";
import { EndoscopyDiagram } from "./endoscopy.tsx";
import type { DrawingProps } from "./figure/words.ts";
import { LinerDiagram } from "./liner.tsx";
import MagneticParticleDiagram from "./magnetic-particle.island.tsx";
import { PenetrantDiagram } from "./penetrant.tsx";
import ThicknessDiagram from "./thickness.island.tsx";
import UltrasonicDiagram from "./ultrasonic.island.tsx";
import { VacuumBoxDiagram } from "./vacuum-box.tsx";
import { VisualDiagram } from "./visual.tsx";

/** The drawing of each method whose words `model/schema/diagrams.ts` describes. */
const diagrams: { readonly [Name in keyof Diagrams]: ComponentType<DrawingProps<Name>> } = {
  penetrant: PenetrantDiagram,
  ultrasonic: UltrasonicDiagram,
  magneticParticle: MagneticParticleDiagram,
  visual: VisualDiagram,
  thickness: ThicknessDiagram,
  vacuumBox: VacuumBoxDiagram,
  liner: LinerDiagram,
  endoscopy: EndoscopyDiagram,
  coating: CoatingDiagram,
};

/** The drawing of a method. @param words as `drawingData` gives them (`app/data/methods.server.ts`) */
export function drawMethod<Name extends keyof Diagrams>(name: Name, words: DrawingProps<Name>): ReactElement {
  const { labels, alt, controls, decimalMark } = words;
  const props: object = { labels, alt, controls, decimalMark };
  // TypeScript cannot prove that these props fit this component; the types of both parameters guarantee it.
  return createElement(diagrams[name] as ComponentType<object>, props);
}
