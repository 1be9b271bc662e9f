import { VacuumBoxDiagram } from "#app/diagrams/vacuum-box.tsx";
import { methodPage } from "./method-page.tsx";

const Page = methodPage(VacuumBoxDiagram);

export { Page as default };
