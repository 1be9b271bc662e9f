/** Every page, by its folder. This is the only line that a page has outside of it. */
export { home } from "./home/page.server.ts";
export { about } from "./about/page.server.ts";
export { sectors } from "./sectors/page.server.ts";
export { domains } from "./domains/page.server.ts";
export { control } from "./control/page.server.ts";
export { cnd } from "./cnd/page.server.ts";
export { rsc } from "./rsc/page.server.ts";
export { crs } from "./crs/page.server.ts";
export { formation } from "./formation/page.server.ts";
export { quality } from "./quality/page.server.ts";
export { accreditation } from "./accreditation/page.server.ts";
export { contact } from "./contact/page.server.ts";
export { glossary } from "./glossary/page.server.ts";
export { accessibility } from "./accessibility/page.server.ts";
