import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { languageOfFile } from "#model/read/language-of-file.ts";
import { namePattern, plain } from "#model/read/names.ts";
import { quoted, wrong } from "#model/read/problem.ts";
import type { ContentSource } from "#model/read/read-folder.ts";
import { namesIn } from "#model/schema/company.ts";
import type { Content } from "#model/schema/model.ts";
import type { ContentReport } from "./report.ts";

/** Names that the content has or had lately, each with the day on which it was last there, as `2026-11-28`. */
type KnownNames = Readonly<Record<string, string>>;

const month = 31 * 24 * 60 * 60 * 1000;

/**
 * The names that sentences may repeat: of the brand, people, partners, streets and cities; of the offices' countries and of the site's
 * languages, as each language calls them (CLDR).
 */
function namesOf({ company, in: languages }: Content): string[] {
  const codes = Object.keys(languages);
  const offices = Object.values(company.offices);
  const ofLanguages = Object.entries(languages).flatMap(([code, words]) => {
    const called = (type: "language" | "region", one: string) =>
      new Intl.DisplayNames(code, { type, fallback: "none" }).of(one) ?? [];
    return [
      words.language.ownName,
      ...codes.flatMap((other) => called("language", other)),
      ...offices.flatMap(({ address }) => called("region", address.country)),
      ...Object.values(words.offices).flatMap(({ city }) => city ?? []),
    ];
  });
  return [...new Set([...namesIn(company), ...ofLanguages].map(plain))];
}

/** Reads names from a file. It is only a help: without one, or if it cannot be read, there are none. */
export function readNames(file: string | undefined): KnownNames {
  if (file === undefined) return {};
  try {
    const read: unknown = JSON.parse(readFileSync(file, "utf8"));
    const entries = typeof read === "object" && !Array.isArray(read) ? Object.entries(read ?? {}) : [];
    return Object.fromEntries(
      entries.filter(([, day]) => typeof day === "string" && Date.now() - Date.parse(day) < month),
    );
  } catch {
    return {};
  }
}

/** Writes today's names into the file of known names, for later checks. Does nothing without a file that can be written. */
export function keepNames(file: string | undefined, content: Content): void {
  if (file === undefined) return;
  const today = new Date().toISOString().slice(0, 10);
  const before = readNames(file);
  const next = { ...before, ...Object.fromEntries(namesOf(content).map((name) => [name, today])) };
  if (JSON.stringify(next) === JSON.stringify(before)) return;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(next));
  } catch {
    // Without it, nothing is told of names that leave.
  }
}

/** Warns of texts with a name that left the content, such as the city of an office that was removed. */
export function warnOfFormerNames(
  content: Content,
  { texts }: ContentSource,
  known: KnownNames,
  report: ContentReport,
): void {
  if (Object.keys(known).length === 0) return;
  const now = new Set(namesOf(content));
  const former = Object.keys(known).filter((name) => !now.has(name));
  if (former.length === 0) return;
  const all = namePattern([...now, ...former].sort((one, other) => other.length - one.length));
  if (!all) return;
  const isFormer = (found: string) => former.some((name) => [name, name.toUpperCase()].includes(found));
  for (const file of Object.keys(texts).filter((one) => languageOfFile(one) !== undefined))
    for (const { path, value, meta } of report.fields(file)) {
      if (typeof value !== "string" || meta.isName || meta.silent) continue;
      const [found] = [...plain(value).matchAll(all)].find(([name]) => isFormer(name)) ?? [];
      if (found === undefined) continue;
      report.warn(
        file,
        wrong(
          `dit encore ${quoted(found)}, que le reste du contenu ne nomme plus`,
          "l’enlever ou le remplacer ({cities.and} écrit les villes des bureaux), ou laisser ainsi ; c’est rappelé pendant un mois",
        ),
        path,
      );
    }
}
