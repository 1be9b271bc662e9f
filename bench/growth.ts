import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "#app/i18n/languages.ts";
import { Command, copyProject } from "../tests/support/project-copy.ts";

/** What a site with more pages costs. */
export interface Growth {
  /** Pages besides those of the site, each in every language. */
  readonly extra: number;
  /** Time that the build takes, in seconds. */
  readonly seconds: number;
  /** The scripts that the home page asks for, compressed, in bytes. */
  readonly homeScripts: number;
  /** The scripts that an extra page asks for; undefined where there is none. */
  readonly extraScripts: number | undefined;
}

/** A page as a news section would have it: one route and one module for all, the words beside it. */
const pageModule = `import { pageData } from "#app/content/page-data.server.ts";
import { languageOfPath } from "#app/i18n/paths.ts";
import { Introduction } from "#app/sections/introduction.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import type { PageArgs, PageProps } from "../loading.ts";

const notes = import.meta.glob<string>("./notes/*.txt", { query: "?raw", import: "default", eager: true });

export function loader({ url }: PageArgs) {
  const text = notes[\`./notes/\${url.pathname.split("/").at(-1) ?? ""}.txt\`] ?? "";
  return { ...pageData("rsc", languageOfPath(url.pathname)), text };
}

function NotePage({ data: { breadcrumb, words, pictures, text } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...words.hero} picture={pictures.first} breadcrumb={breadcrumb} />
      <Introduction {...words.intro} />
      <p>{text}</p>
    </>
  );
}

export { NotePage as default };
`;

function replaceIn(file: string, from: string, to: string): void {
  const text = readFileSync(file, "utf8");
  if (!text.includes(from))
    throw new Error(`bench/growth.ts finds no ${JSON.stringify(from)} in ${file}: adapt it`);
  writeFileSync(file, text.replace(from, to));
}

/** A text of a hundred words that no other page has, and that hardly compresses: it shows where it should not be. */
function textOf(name: string): string {
  const word = (_: unknown, index: number) =>
    createHash("sha1").update(`${name} ${index}`).digest("hex").slice(0, 7);
  return Array.from({ length: 100 }, word).join(" ");
}

function addPages(extra: number, copy: string): void {
  mkdirSync(join(copy, "app/pages/note/notes"), { recursive: true });
  writeFileSync(join(copy, "app/pages/note/note.tsx"), pageModule);
  const names = Array.from({ length: extra }, (_, index) => `note-${index}`);
  for (const name of names) writeFileSync(join(copy, `app/pages/note/notes/${name}.txt`), textOf(name));
  replaceIn(
    join(copy, "app/routes.ts"),
    "route(notFoundPattern(language)",
    'route(`${pathOf("home", language)}/notes/:note`, "pages/note/note.tsx", { id: `${language}/note` }),\n    route(notFoundPattern(language)',
  );
  const paths = languages.flatMap(({ prefix }) => names.map((name) => `${prefix}/notes/${name}`));
  replaceIn(
    join(copy, "react-router.config.ts"),
    "...prerenderedPaths]",
    `...prerenderedPaths, ...${JSON.stringify(paths)}]`,
  );
}

/** Compressed size of all scripts that a built page names. @param page its file, below the site's folder */
export function scriptsOf(site: string, page: string): number {
  const html = readFileSync(join(site, page), "utf8");
  const [, files = ""] = /data-modules="([^"]*)"/.exec(html) ?? [];
  return files.split(" ").reduce((sum, file) => sum + statSync(join(site, `${file}.br`)).size, 0);
}

/** Builds a copy of the site with so many extra pages; pictures come from the cache of the project. */
export async function growth(extra: number): Promise<Growth> {
  const copy = copyProject(`growth-${extra}`);
  if (extra > 0) addPages(extra, copy);
  const before = performance.now();
  const build = new Command(copy, ["build"]);
  if ((await build.ended) !== 0)
    throw new Error(`The site could not be built with ${extra} extra pages:\n${build.said}`);
  const seconds = (performance.now() - before) / 1000;
  const site = join(copy, "build/client");
  const result = {
    extra,
    seconds,
    homeScripts: scriptsOf(site, "index.html"),
    extraScripts: extra > 0 ? scriptsOf(site, "notes/note-0.html") : undefined,
  };
  rmSync(copy, { recursive: true, force: true });
  return result;
}
