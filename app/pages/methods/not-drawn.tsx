import { methodPage } from "./method-page.tsx";

export default methodPage();
