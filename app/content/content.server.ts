import { readContent, type Content } from "#app/content/read-content.ts";

/**
 * The content of the site, read from `content/` while building. The `.server` in the name keeps this
 * module, and with it every word, out of the browser's JavaScript: pages hand out what they need in loaders.
 */
const texts = import.meta.glob<string>("/content/**/*.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
});
const images = import.meta.glob("/content/images/*", { query: "?url" });
const logos = import.meta.glob("/content/partners/*/*", { query: "?url", import: "default", eager: true });
const ownLogos = import.meta.glob("/content/logo/*", { query: "?url", import: "default" });
const maps = import.meta.glob("/content/maps/*", { query: "?url", import: "default" });

const below = (folder: string) => (path: string) => path.slice(folder.length);

export const content: Content = readContent({
  texts: Object.fromEntries(Object.entries(texts).map(([path, text]) => [below("/content/")(path), text])),
  images: new Set(Object.keys(images).map(below("/content/images/"))),
  ownLogos: new Set(Object.keys(ownLogos).map(below("/content/logo/"))),
  maps: new Set(Object.keys(maps).map(below("/content/maps/"))),
  logos: new Set(Object.keys(logos).map(below("/content/partners/"))),
});
