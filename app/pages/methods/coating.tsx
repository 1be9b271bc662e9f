import { CoatingDiagram } from "#app/diagrams/coating.tsx";
import { methodPage } from "./method-page.tsx";
import { methodLoader } from "./method.server.ts";

export const loader = methodLoader;

const Page = methodPage(CoatingDiagram);

export { Page as default };
