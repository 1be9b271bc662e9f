import { UltrasonicDiagram } from "#app/diagrams/ultrasonic.tsx";
import { methodPage } from "./method-page.tsx";

export default methodPage(UltrasonicDiagram);
