import { LinerDiagram } from "#app/diagrams/liner.tsx";
import { methodPage } from "./method-page.tsx";

const Page = methodPage(LinerDiagram);

export { Page as default };
