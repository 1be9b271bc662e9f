import { wrong, type Wrong } from "#model/read/problem.ts";

/** Signs by which other programs set a text, which the site would show as they are. */
const signs: readonly (readonly [sign: RegExp, says: (found: string) => string, remedy: string])[] = [
  [
    /\*\*[^*]+\*\*|__[^_]+__|\[[^\]]+\]\([^)]+\)|^#{1,6} /,
    (found) => `contient ${found}, une mise en forme qui s’afficherait telle quelle`,
    "n’écrire que les mots : le site les met en forme lui-même",
  ],
  [
    /(?:https?:\/\/|www\.)\S+/,
    (found) => `contient ${found}, qui ne serait pas un lien`,
    "nommer la page du site par son adresse, comme /contact, ou dire le nom de l’autre site sans son adresse",
  ],
];

/** What in a text is no plain words, with the words it is about. */
export const signsIn = (text: string): readonly (readonly [words: string, problem: Wrong])[] =>
  signs.flatMap(([sign, says, remedy]) => {
    const found = sign.exec(text)?.[0];
    return found === undefined ? [] : [[found, wrong(says(found), remedy)] as const];
  });

/** A standard with its edition, as `ISO 9001:2015`. */
const edition = /\b((?:ISO|IEC|EN|NF)(?:\/IEC)?[ \u00a0]\d+(?:-\d+)?):(\d{4})\b/g;

interface Said {
  readonly file: string;
  readonly path: readonly PropertyKey[];
  readonly text: string;
}

const folderOf = (file: string) => file.split("/")[0];

/**
 * Editions that texts do not agree on: changed in one place and left in another. What fewer texts say is reported.
 * @param texts all texts of the content, well set
 */
export function unlikeEditions(
  texts: readonly Said[],
): (Said & { readonly words: string; readonly problem: Wrong })[] {
  const said = texts.flatMap((one) =>
    [...one.text.matchAll(edition)].map(([words, standard = "", year = ""]) => ({
      ...one,
      words,
      standard,
      year,
    })),
  );
  const ofStandard = Map.groupBy(said, ({ standard }) => standard.replace(/\s/, " "));
  return [...ofStandard.values()].flatMap((same) => {
    const [usual = [], ...others] = [...Map.groupBy(same, ({ year }) => year).values()].sort(
      (one, other) => other.length - one.length,
    );
    return others.flat().map((one) => {
      const other = usual.find(({ file }) => folderOf(file) === folderOf(one.file)) ?? usual[0];
      const says = `dit ${one.words}, alors que content/${other?.file ?? ""} dit ${other?.words ?? ""}`;
      return { ...one, problem: wrong(says, "écrire partout la même édition") };
    });
  });
}
