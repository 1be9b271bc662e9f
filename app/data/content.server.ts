/** The content of the site, read and checked; `.server` in its name keeps it out of the browser's JavaScript. */
export { content } from "virtual:content";
