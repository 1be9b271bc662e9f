import { methodPage } from "./method-page.tsx";

const Page = methodPage();

export { Page as default };
