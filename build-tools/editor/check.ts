import { contentProblems, type FullSource } from "#app/content/checks/content-problems.ts";
import { ContentError } from "#app/content/content-files.ts";
import { siteModule } from "../generate/site-module.ts";
import type { Problem } from "./protocol.ts";

/** The one place where the editor meets the check of the content: what `npm run content:check` says, by file. */

const siteOf = (source: FullSource): string => {
  try {
    return siteModule(source);
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
};

/**
 * All that is wrong with the content as it would be.
 * @param next what would be saved
 * @param now what is on disk: addresses, offices and languages are read when the server starts, and must be the same in both
 */
export function problemsIn(next: FullSource, now: FullSource): Problem[] {
  const problems = contentProblems(next).map((problem) => {
    const [, file = "", says = problem] = /^content\/([^\s:]+)(?::\d+)?: ([\s\S]*)$/.exec(problem) ?? [];
    return { file, says };
  });
  if (problems.length > 0 || siteOf(next) === siteOf(now)) return problems;
  const changed = Object.keys(next.texts).find((file) => next.texts[file] !== now.texts[file]);
  return [
    {
      file: changed ?? "",
      says:
        "Une adresse, un bureau ou une langue change dans le fichier même, suivi de npm run edit. / " +
        "An address, an office or a language is changed in the file itself, followed by npm run edit.",
    },
  ];
}
