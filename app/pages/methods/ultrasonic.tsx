import { UltrasonicDiagram } from "#app/diagrams/ultrasonic.tsx";
import { methodPage } from "./method-page.tsx";

const Page = methodPage(UltrasonicDiagram);

export { Page as default };
