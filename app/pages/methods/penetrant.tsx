import { PenetrantDiagram } from "#app/diagrams/penetrant.tsx";
import { methodPage } from "./method-page.tsx";

const Page = methodPage(PenetrantDiagram);

export { Page as default };
