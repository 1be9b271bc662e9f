import { PenetrantDiagram } from "#app/diagrams/penetrant.tsx";
import { methodPage } from "./method-page.tsx";
import { methodLoader } from "./method.server.ts";

export const loader = methodLoader;

const Page = methodPage(PenetrantDiagram);

export { Page as default };
