/** The schemas of pages, by the name of their folder. */
export { home } from "./home.ts";
export { about } from "./about.ts";
export { sectors } from "./sectors.ts";
export { domains } from "./domains.ts";
export { control } from "./control.ts";
export { cnd } from "./cnd.ts";
export { rsc } from "./rsc.ts";
export { crs } from "./crs.ts";
export { formation } from "./formation.ts";
export { quality } from "./quality.ts";
export { accreditation } from "./accreditation.ts";
export { contact } from "./contact.ts";
export { glossary } from "./glossary.ts";
export { accessibility } from "./accessibility.ts";
