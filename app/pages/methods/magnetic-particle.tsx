import { MagneticParticleDiagram } from "#app/diagrams/magnetic-particle.tsx";
import { methodPage } from "./method-page.tsx";

export default methodPage(MagneticParticleDiagram);
