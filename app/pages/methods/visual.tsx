import { VisualDiagram } from "#app/diagrams/visual.tsx";
import { methodPage } from "./method-page.tsx";

const Page = methodPage(VisualDiagram);

export { Page as default };
