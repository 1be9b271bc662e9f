/**
 * The content of the site, as the build has read and checked it. The `.server` in the name keeps this module, and with it
 * every word, out of the browser's JavaScript: pages hand out what they need in loaders.
 */
export { content } from "virtual:content";
