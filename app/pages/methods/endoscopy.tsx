import { EndoscopyDiagram } from "#app/diagrams/endoscopy.tsx";
import { methodPage } from "./method-page.tsx";

export default methodPage(EndoscopyDiagram);
