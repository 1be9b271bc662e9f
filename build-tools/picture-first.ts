import { dataAttribute } from "./data-attribute.ts";
import { startAfterPicture, type PageModules } from "#app/start-after-picture.ts";

const preloadLink = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const moduleScript = /<script type="module" async="">(.*?)<\/script>/s;

/** The part of a text that an expression finds. @throws where it finds none: the router writes its pages differently now */
function part(text: string, expression: RegExp, what: string): string {
  const [, found] = expression.exec(text) ?? [];
  if (found === undefined)
    throw new Error(
      `build-tools/picture-first.ts finds no ${what} in a page, so its scripts cannot wait for its picture: ` +
        "compare the page's last scripts with the expressions of that file, the router may have changed.",
    );
  return found;
}

/** What the router's own script of a page would load. */
function modulesOf(html: string, script: string): PageModules {
  const files = new Map(
    [...script.matchAll(/import \* as (\w+) from "([^"]+)";/g)].map(([, name, file]) => [name, file ?? ""]),
  );
  const ids = part(script, /__reactRouterRouteModules = \{(.*?)\};/s, "list of the modules of routes");
  return {
    preloads: [...html.matchAll(preloadLink)].map(([, href = ""]) => href),
    manifest: part(script, /import "([^"]+)";/, "list of routes"),
    routes: Object.fromEntries(
      [...ids.matchAll(/"([^"]+)":(\w+)/g)].map(([, id, name]) => [id ?? "", files.get(name) ?? ""]),
    ),
    entry: part(script, /import\("([^"]+)"\);/, "entry"),
  };
}

/**
 * Puts the picture of a page's first screen before its scripts: they are not asked for in the head any more, but by
 * a script that waits for the picture (`startAfterPicture`).
 * @param html a page as the router writes it
 */
export function pictureFirst(html: string): string {
  const script = part(html, moduleScript, "script that loads modules");
  // `import` is written here, not in the function: the bundler would replace it there.
  const call = `(${startAfterPicture.toString()})(JSON.parse(document.currentScript.dataset.modules), (file) => import(file))`;
  // The script is the same on every page: the content policy allows it by one hash.
  const modules = dataAttribute("modules", JSON.stringify(modulesOf(html, script)));
  return html.replace(preloadLink, "").replace(moduleScript, () => `<script${modules}>${call}</script>`);
}
