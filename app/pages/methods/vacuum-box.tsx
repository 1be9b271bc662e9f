import { VacuumBoxDiagram } from "#app/diagrams/vacuum-box.tsx";
import { methodPage } from "./method-page.tsx";

export default methodPage(VacuumBoxDiagram);
