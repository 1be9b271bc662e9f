import { EndoscopyDiagram } from "#app/diagrams/endoscopy.tsx";
import { methodPage } from "./method-page.tsx";

const Page = methodPage(EndoscopyDiagram);

export { Page as default };
