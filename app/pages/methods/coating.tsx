import { CoatingDiagram } from "#app/diagrams/coating.tsx";
import { methodPage } from "./method-page.tsx";

const Page = methodPage(CoatingDiagram);

export { Page as default };
