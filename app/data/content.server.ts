/** The content of the site, read and checked. `.server` in the file's name keeps it out of browser bundles. */
export { content } from "virtual:content";
