import { methodPage } from "./method-page.tsx";
import { methodLoader } from "./method.server.ts";

export const loader = methodLoader;

const Page = methodPage();

export { Page as default };
