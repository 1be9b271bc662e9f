import { ThicknessDiagram } from "#app/diagrams/thickness.tsx";
import { methodPage } from "./method-page.tsx";

const Page = methodPage(ThicknessDiagram);

export { Page as default };
