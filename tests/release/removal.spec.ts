import { createServer, isRunnableDevEnvironment, type ViteDevServer } from "vite";
import { parse } from "yaml";
import { checkedContent } from "#model/check/content-problems.ts";
import { CheckMemory } from "#model/check/report.ts";
import { printed, type Problem } from "#model/read/problem.ts";
import { fullSourceOf, type FullSource } from "#model/read/read-folder.ts";
import { defaultLanguage } from "#model/site/pages.ts";
import { changedSource, kinds, listsOf, type Change } from "../fixtures/content-files.ts";
import { languageCodes } from "../support/current-site.ts";
import { siteOf } from "#model/site/site.ts";
import type { routes as siteRoutes } from "#app/documents/routes.server.tsx";
import { expect, test } from "../support/test.ts";

// For anything that an owner removes: either the check names what still refers to it, or every page renders without it.

const good = await fullSourceOf("content");
const memory = new CheckMemory();

/** An entry: the names of its groups, then its own name. */
type Thing = readonly string[];

function thingsAt(place: string): Thing[] {
  const [file = "", ...way] = place.split(" ");
  const below = (value: unknown, steps: readonly string[], groups: Thing): Thing[] => {
    const [step, ...others] = steps;
    const inner = value as Readonly<Record<string, unknown>>;
    if (step !== undefined && step !== "*") return below(inner[step], others, groups);
    const names = Object.keys(inner).map((name) => [...groups, name]);
    return step === undefined
      ? names
      : names.flatMap((name) => below(inner[name.at(-1) ?? ""], others, name));
  };
  return below(parse(good.texts[file.replace("*", defaultLanguage)] ?? ""), way, []);
}

/** The content without an entry. */
function without(kind: keyof typeof kinds, thing: Thing): FullSource {
  const [name = "", ...groups] = thing.toReversed();
  const { texts, ...others } = changedSource(
    good,
    listsOf(kind, groups.toReversed()).map(([file, ...path]): Change => [file, [...path, name], undefined]),
  );
  const gone = new Set(
    kinds[kind]
      .filter((place) => place.includes("@"))
      .flatMap((place) => ["", ...languageCodes].map((code) => place.replace("*", code).replace("@", name))),
  );
  const kept = (folder: string, names: ReadonlySet<string>) =>
    new Set([...names].filter((one) => !gone.has(`${folder}/${one}`)));
  return {
    ...others,
    texts: Object.fromEntries(Object.entries(texts).filter(([file]) => !gone.has(file))),
    images: kept("images", good.images),
    maps: kept("maps", good.maps),
    pictures: new Map([...good.pictures].filter(([file]) => !gone.has(`images/${file}`))),
  };
}

// One worker, one server: starting it takes longer than most removals.
test.describe.configure({ mode: "default" });

let server: ViteDevServer;
const { NODE_ENV } = process.env;
test.beforeAll(async () => {
  // As in a build: React renders in half the time.
  process.env.NODE_ENV = "production";
  server = await createServer({
    logLevel: "error",
    // Before the project's plugin, which provides the same modules.
    plugins: [{ name: "other-site", enforce: "pre", load: (id) => handedIn.get(id) }],
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
  });
});
test.afterAll(async () => {
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  await server.close();
});

/** The virtual modules with site and content, for the content being tested. */
const handedIn = new Map<string, string>();

/** Checks a content; if it is valid, renders every page in the default language. @returns the problems */
async function problemsOf(source: FullSource): Promise<readonly Problem[]> {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite runs no code for documents");
  const { evaluatedModules } = ssr.runner;
  /** Makes a module, and all that import it, run again. */
  const forget = (id: string): void => {
    const module = evaluatedModules.getModuleById(id);
    if (!module?.evaluated) return;
    evaluatedModules.invalidateModule(module);
    module.importers.forEach(forget);
  };
  const { content, problems } = checkedContent(source, memory);
  if (!content || problems.length > 0) return problems;
  const site = siteOf(source.texts);
  const exported = { content: { content }, site: { facts: site } };
  for (const [name, values] of Object.entries(exported)) {
    const id = `\0virtual:${name}`;
    const lines = Object.entries(values).map(
      ([key, value]) => `export const ${key} = ${JSON.stringify(value)};`,
    );
    handedIn.set(id, lines.join("\n"));
    const made = ssr.moduleGraph.getModuleById(id);
    if (made) ssr.moduleGraph.invalidateModule(made);
    forget(id);
  }
  const { routes } = await ssr.runner.import<{ routes: typeof siteRoutes }>(
    "/app/documents/routes.server.tsx",
  );
  for (const [path, { render }] of routes)
    if (site.languageOfPath(path) === defaultLanguage) render({ styles: [], modulesOf: () => [] });
  return [];
}

for (const what of Object.keys(kinds) as (keyof typeof kinds)[])
  test(`any single ${what} can be removed`, async () => {
    test.setTimeout(300_000);
    // All logos of a strip are alike, and nothing refers to one: test only the first.
    const isTried = (thing: Thing) => what !== "partner" || thing.at(-1) === "0";
    for (const thing of thingsAt(kinds[what][0]).filter(isTried))
      await test.step(thing.join(" "), async () => {
        const told = (await problemsOf(without(what, thing))).map(printed);
        for (const problem of told) expect(problem).toMatch(/^content\/\S+: .+\s: .+/);
      });
  });
