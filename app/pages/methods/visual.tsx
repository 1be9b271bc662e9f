import { VisualDiagram } from "#app/diagrams/visual.tsx";
import { methodPage } from "./method-page.tsx";
import { methodLoader } from "./method.server.ts";

export const loader = methodLoader;

const Page = methodPage(VisualDiagram);

export { Page as default };
