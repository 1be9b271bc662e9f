import { ThicknessDiagram } from "#app/diagrams/thickness.tsx";
import { methodPage } from "./method-page.tsx";
import { methodLoader } from "./method.server.ts";

export const loader = methodLoader;

const Page = methodPage(ThicknessDiagram);

export { Page as default };
