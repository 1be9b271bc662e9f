import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { confirmMark, sampleMark } from "#model/read/parse-yaml.ts";
import type { LaunchProblem } from "./problems.ts";

const remedies = {
  [sampleMark]: "est un exemple : écrire la vraie valeur, puis enlever la marque",
  [confirmMark]:
    "est à confirmer : comparer aux documents de la société (docs/to-confirm.md), puis enlever la marque",
} as const;

const beginning = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/**
 * What the notes in a content folder still call a sample, or open: each line that bears one, and each folder of
 * drawings that do.
 */
export function sampleNotes(folder: string): LaunchProblem[] {
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const lines = globSync("**/*.yaml", { cwd: folder })
    .sort()
    .flatMap((file) =>
      read(file)
        .split("\n")
        .flatMap((text, index) =>
          Object.entries(remedies).flatMap(([mark, remedy]) => {
            const [before, after] = text.split(`# ${mark}`);
            if (before === undefined || after === undefined) return [];
            const says =
              before.trim() === "" ? after.replace(/^ : /, "") : `« ${beginning(before.trim())} » ${remedy}`;
            return [{ place: `content/${file}`, says: `${index + 1}: ${says}` }];
          }),
        ),
    );
  const drawings = globSync("**/*.svg", { cwd: folder })
    .filter((file) => read(file).includes(sampleMark))
    .sort();
  const folders = [...Map.groupBy(drawings, dirname)].map(([place, { length }]) => ({
    place: `content/${place}`,
    says: `dessins d’exemple (${length}) : mettre les vrais à leur place`,
  }));
  return [...lines, ...folders];
}
