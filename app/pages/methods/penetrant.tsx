import { PenetrantDiagram } from "#app/diagrams/penetrant.tsx";
import { methodPage } from "./method-page.tsx";

export default methodPage(PenetrantDiagram);
