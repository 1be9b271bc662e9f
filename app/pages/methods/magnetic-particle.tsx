import { MagneticParticleDiagram } from "#app/diagrams/magnetic-particle.tsx";
import { methodPage } from "./method-page.tsx";

const Page = methodPage(MagneticParticleDiagram);

export { Page as default };
