import { describe, expect, test } from "vitest";
import { pictureFirst } from "./picture-first.ts";

const html = [
  '<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>',
  '<link rel="stylesheet" href="/assets/a.css"/></head><body><script>before()</script>',
  '<script type="module" async="">import "/assets/manifest-1.js";\nimport * as route0 from "/assets/root-1.js";\n',
  'import * as route1 from "/assets/home-1.js";\n  \n  window.__reactRouterRouteModules = {"root":route0,"fr/home":route1};',
  '\n\nimport("/assets/entry-1.js");</script></body></html>',
].join("");

describe("a page whose scripts wait for its picture", () => {
  const page = pictureFirst(html);

  test("asks for no script by itself", () => {
    expect(page).not.toContain('rel="modulepreload"');
    expect(page).not.toContain('type="module"');
    expect(page).not.toMatch(/^import /m);
  });

  test("knows every file that the router would have loaded", () => {
    const [, json = ""] = /<script data-modules='(.*?)'>/s.exec(page) ?? [];
    expect(JSON.parse(json)).toEqual({
      preloads: ["/assets/a.js", "/assets/b.js"],
      manifest: "/assets/manifest-1.js",
      routes: { root: "/assets/root-1.js", "fr/home": "/assets/home-1.js" },
      entry: "/assets/entry-1.js",
    });
  });

  test("keeps all else", () => {
    expect(page).toContain(
      '<link rel="stylesheet" href="/assets/a.css"/></head><body><script>before()</script>',
    );
  });
});

test.each([
  ["the script that loads modules", html.replace('type="module" async=""', "")],
  ["the list of routes", html.replace('import "/assets', 'load "/assets')],
  ["the entry", html.replace('import("/assets/entry-1.js")', "")],
  ["the list of the modules of routes", html.replace("__reactRouterRouteModules", "__modules")],
])("a page written without %s is an error that says where to look", (_, changed) => {
  expect(() => pictureFirst(changed)).toThrow(
    /build-tools\/picture-first\.ts finds no .*the router may have changed/,
  );
});
