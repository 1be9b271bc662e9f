import { execFile } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { languages } from "#app/i18n/languages.ts";

const run = promisify(execFile);

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

/** A page as a news section would have it: one route and one module for all, the words in content. */
const pageModule = `import { innerPageData } from "#app/content/pages.server.ts";
import { Introduction } from "#app/sections/introduction.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { headTags } from "#app/seo/page-head.ts";
import type { Route } from "./+types/note.ts";

const notes = import.meta.glob<string>("/content/notes/*.txt", { query: "?raw", import: "default", eager: true });

export function loader({ url, params }: Route.LoaderArgs) {
  const text = notes[\`/content/notes/\${params.note ?? ""}.txt\`] ?? "";
  return { ...innerPageData("rsc", url), text };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData.head);
}

export default function NotePage({ loaderData }: Route.ComponentProps) {
  const { breadcrumb, words, text } = loaderData;
  return (
    <>
      <PageHero {...words.hero} breadcrumb={breadcrumb} />
      <Introduction {...words.intro} number="01" />
      <p>{text}</p>
    </>
  );
}
`;

function replaceIn(file: string, from: string, to: string): void {
  const text = readFileSync(file, "utf8");
  if (!text.includes(from))
    throw new Error(`bench/growth.ts finds no ${JSON.stringify(from)} in ${file}: adapt it`);
  writeFileSync(file, text.replace(from, to));
}

/** Copies the project, with its extra pages, to a folder of its own. */
function copyWith(extra: number, project: string, copy: string): void {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const name of ["app", "build-tools", "content", "scripts", "package.json", "tsconfig.json"])
    cpSync(join(project, name), join(copy, name), { recursive: true });
  for (const name of ["vite.config.ts", "react-router.config.ts"])
    cpSync(join(project, name), join(copy, name));
  symlinkSync(join(project, "node_modules"), join(copy, "node_modules"));
  mkdirSync(join(copy, ".cache"));
  symlinkSync(join(project, ".cache/pictures"), join(copy, ".cache/pictures"));
  if (extra === 0) return;
  writeFileSync(join(copy, "app/pages/note.tsx"), pageModule);
  mkdirSync(join(copy, "content/notes"));
  const names = Array.from({ length: extra }, (_, index) => `note-${index}`);
  for (const name of names) writeFileSync(join(copy, `content/notes/${name}.txt`), `${name}. `.repeat(100));
  replaceIn(
    join(copy, "app/routes.ts"),
    'route("*", "pages/not-found.tsx"',
    'route("notes/:note", "pages/note.tsx", { id: `${language}/note` }),\n    route("*", "pages/not-found.tsx"',
  );
  const paths = languages.flatMap(({ prefix }) => names.map((name) => `${prefix}/notes/${name}`));
  replaceIn(
    join(copy, "react-router.config.ts"),
    "...prerenderedPaths]",
    `...prerenderedPaths, ...${JSON.stringify(paths)}]`,
  );
}

/** Compressed size of all scripts that a built page names. */
function scriptsOf(site: string, page: string): number {
  const html = readFileSync(join(site, page, "index.html"), "utf8");
  const files = new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file ?? ""));
  return [...files].reduce((sum, file) => sum + statSync(join(site, `${file}.br`)).size, 0);
}

/** Builds the site with so many extra pages. @param project folder of the project, built before */
export async function growth(extra: number, project: string): Promise<Growth> {
  const copy = join(project, ".cache/growth");
  copyWith(extra, project, copy);
  const before = performance.now();
  await run(join(project, "node_modules/.bin/react-router"), ["build"], {
    cwd: copy,
    maxBuffer: 100_000_000,
  });
  const seconds = (performance.now() - before) / 1000;
  const site = join(copy, "build/client");
  const result = {
    extra,
    seconds,
    homeScripts: scriptsOf(site, ""),
    extraScripts: extra > 0 ? scriptsOf(site, "notes/note-0") : undefined,
  };
  rmSync(copy, { recursive: true, force: true });
  return result;
}
