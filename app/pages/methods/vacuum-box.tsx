import { VacuumBoxDiagram } from "#app/diagrams/vacuum-box.tsx";
import { methodPage } from "./method-page.tsx";
import { methodLoader } from "./method.server.ts";

export const loader = methodLoader;

const Page = methodPage(VacuumBoxDiagram);

export { Page as default };
