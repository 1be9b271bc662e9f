import { CoatingDiagram } from "#app/diagrams/coating.tsx";
import { methodPage } from "./method-page.tsx";

export default methodPage(CoatingDiagram);
