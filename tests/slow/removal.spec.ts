import { createServer, isRunnableDevEnvironment, type ViteDevServer } from "vite";
import { parse, stringify } from "yaml";
import type * as check from "#model/check/content-problems.ts";
import { printed, type Problem } from "#model/read/problem.ts";
import { fullSourceOf, type FullSource } from "#model/read/read-folder.ts";
import { defaultLanguage, languageCodes } from "#model/site/languages.ts";
import { languageOfPath } from "#model/site/paths.ts";
import { siteOf } from "#model/site/site.ts";
import type { routes as siteRoutes } from "#app/routes.server.tsx";
import { handedOn } from "../../build/handed-on.ts";
import { expect, test } from "../support/test.ts";

/*
 * Whatever an owner takes away as content/README.md says, the check names what is left of it, or every page is made without it.
 */

const good = await fullSourceOf("content");
const read = (file: string) => parse(good.texts[file] ?? "") as Record<string, unknown>;

/** Places of a file from which something is taken: `fr/about.yaml hero.title`. In `*` stands each language. */
type Places = readonly (readonly [file: string, ...path: (string | number)[]])[];

const keys = (value: unknown) => Object.keys(value as object);
const at = (file: string, ...path: string[]) =>
  path.reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], read(file));

type Entries = () => readonly (readonly [name: string, places: Places, files?: readonly string[]])[];

/** Each entry of the lists of a file. @param groups where the groups stand that have one each @param inner where, in each of them */
const entriesOf =
  (file: string, groups: readonly string[], ...inner: readonly string[]): Entries =>
  () =>
    keys(at(file.replace("*", "fr"), ...groups)).flatMap((group) => {
      const list = [...groups, group, ...inner];
      const entries = at(file.replace("*", "fr"), ...list) as unknown[];
      return entries.map((_, index) => [`${group} ${index}`, [[file, ...list, index]]] as const);
    });

const lists: Readonly<Record<string, Entries>> = {
  method: () =>
    keys(read("methods.yaml")).map((name) => [
      name,
      [
        ["methods.yaml", name],
        ["pictures.yaml", "methods", name],
      ],
      languageCodes.map((code) => `${code}/methods/${name}.yaml`),
    ]),
  sector: () =>
    keys(at("fr/sectors.yaml", "tabs", "items")).map((name) => [
      name,
      [
        ["*/sectors.yaml", "tabs", "items", name],
        ["*/home.yaml", "sectors", "items", name],
        ["sectors.yaml", name],
        ["pictures.yaml", "pages", "sectors", "tabs", name],
      ],
    ]),
  "kind of equipment": () =>
    keys(read("fr/equipment.yaml")).map((name) => [
      name,
      [
        ["*/equipment.yaml", name],
        ["equipment.yaml", name],
        ["pictures.yaml", "equipment", name],
      ],
    ]),
  office: () =>
    keys(at("company.yaml", "offices")).map((name) => [
      name,
      [
        ["company.yaml", "offices", name],
        ["*/offices.yaml", name],
      ],
      [`maps/${name}.svg`],
    ]),
  person: () =>
    keys(at("company.yaml", "offices")).flatMap((office) =>
      keys(at("company.yaml", "offices", office, "people")).map(
        (post) =>
          [
            `${office} ${post}`,
            [
              ["company.yaml", "offices", office, "people", post],
              ["*/offices.yaml", office, "posts", post],
            ] as Places,
          ] as const,
      ),
    ),
  course: entriesOf("*/formation.yaml", ["tabs", "items"], "courses"),
  service: entriesOf("*/rsc.yaml", ["services", "phases"], "items"),
  item: () =>
    keys(at("fr/crs.yaml", "subjects", "items")).map((name) => [
      name,
      [["*/crs.yaml", "subjects", "items", name]],
    ]),
  partner: entriesOf("company.yaml", ["partners"]),
  term: () => keys(read("fr/terms.yaml")).map((name) => [name, [["*/terms.yaml", name]]]),
  picture: () => [...good.images].map((file) => [file, [["*/pictures.yaml", file]], [`images/${file}`]]),
};

/** The content without something. */
function without(places: Places, files: readonly string[] = []): FullSource {
  const texts = { ...good.texts };
  for (const [pattern, ...path] of places)
    for (const file of pattern.startsWith("*")
      ? languageCodes.map((code) => pattern.replace("*", code))
      : [pattern]) {
      const value = parse(texts[file] ?? "") as Record<string, unknown>;
      const inner = path
        .slice(0, -1)
        .reduce<unknown>((group, step) => (group as Record<string | number, unknown>)[step], value);
      const last = path.at(-1) ?? "";
      if (Array.isArray(inner)) inner.splice(Number(last), 1);
      else Reflect.deleteProperty(inner as object, last);
      texts[file] = stringify(value);
    }
  const isGone = (folder: string) => (name: string) => files.includes(`${folder}/${name}`);
  for (const file of files) Reflect.deleteProperty(texts, file);
  return {
    ...good,
    texts,
    images: new Set([...good.images].filter((name) => !isGone("images")(name))),
    maps: new Set([...good.maps].filter((name) => !isGone("maps")(name))),
    pictures: new Map([...good.pictures].filter(([file]) => !files.includes(file))),
  };
}

let server: ViteDevServer;
test.beforeAll(async () => {
  server = await createServer({
    logLevel: "error",
    server: { middlewareMode: true, watch: null, hmr: false },
  });
});
test.afterAll(async () => {
  await server.close();
});

/** The site that modules are loaded for; none once pages were made, as these keep the content that they were made of. */
let loadedFor: string | undefined;

/** Checks a content, and where nothing is wrong makes every page of it in the default language. @returns what is wrong */
async function problemsOf(source: FullSource): Promise<readonly Problem[]> {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite runs no code for documents");
  const shared = globalThis as { readSite?: ReturnType<typeof siteOf> };
  shared.readSite = siteOf(source.texts);
  const site = JSON.stringify(shared.readSite);
  // Everything is loaded anew, so that addresses are those of this content.
  if (site !== loadedFor) ssr.runner.clearCache();
  loadedFor = site;
  const { checkedContent } = await ssr.runner.import<typeof check>("/model/check/content-problems.ts");
  const { content, problems } = checkedContent(source);
  if (!content || problems.length > 0) return problems;
  loadedFor = undefined;
  handedOn.content = content;
  const made = ssr.moduleGraph.getModuleById("\0virtual:content");
  if (made) ssr.moduleGraph.invalidateModule(made);
  const { routes } = await ssr.runner.import<{ routes: typeof siteRoutes }>("/app/routes.server.tsx");
  for (const [path, { render }] of routes)
    if (languageOfPath(path) === defaultLanguage) render(() => ({ styles: [], modules: [] }));
  return [];
}

for (const [what, entries] of Object.entries(lists))
  test(`any single ${what} can be taken away`, async () => {
    test.setTimeout(300_000);
    for (const [name, places, files] of entries())
      await test.step(name, async () => {
        const told = (await problemsOf(without(places, files))).map(printed);
        for (const problem of told) expect(problem).toMatch(/^content\/\S+: .+\s: .+/);
      });
  });
