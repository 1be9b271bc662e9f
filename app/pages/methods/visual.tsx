import { VisualDiagram } from "#app/diagrams/visual.tsx";
import { methodPage } from "./method-page.tsx";

export default methodPage(VisualDiagram);
