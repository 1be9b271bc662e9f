import { LinerDiagram } from "#app/diagrams/liner.tsx";
import { methodPage } from "./method-page.tsx";

export default methodPage(LinerDiagram);
