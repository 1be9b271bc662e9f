import { ThicknessDiagram } from "#app/diagrams/thickness.tsx";
import { methodPage } from "./method-page.tsx";

export default methodPage(ThicknessDiagram);
