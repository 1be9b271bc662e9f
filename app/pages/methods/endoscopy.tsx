import { EndoscopyDiagram } from "#app/diagrams/endoscopy.tsx";
import { methodPage } from "./method-page.tsx";
import { methodLoader } from "./method.server.ts";

export const loader = methodLoader;

const Page = methodPage(EndoscopyDiagram);

export { Page as default };
