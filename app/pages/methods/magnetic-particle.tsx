import { MagneticParticleDiagram } from "#app/diagrams/magnetic-particle.tsx";
import { methodPage } from "./method-page.tsx";
import { methodLoader } from "./method.server.ts";

export const loader = methodLoader;

const Page = methodPage(MagneticParticleDiagram);

export { Page as default };
