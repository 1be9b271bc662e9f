import { LinerDiagram } from "#app/diagrams/liner.tsx";
import { methodPage } from "./method-page.tsx";
import { methodLoader } from "./method.server.ts";

export const loader = methodLoader;

const Page = methodPage(LinerDiagram);

export { Page as default };
