import { UltrasonicDiagram } from "#app/diagrams/ultrasonic.tsx";
import { methodPage } from "./method-page.tsx";
import { methodLoader } from "./method.server.ts";

export const loader = methodLoader;

const Page = methodPage(UltrasonicDiagram);

export { Page as default };
