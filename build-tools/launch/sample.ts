import { fieldName } from "#app/content/field-name.ts";
import { confirmMark, sampleMark } from "#app/content/parse-yaml.ts";
import { quoted, say, type PlainKey } from "#app/messages/messages.ts";
import { yamlTexts } from "#app/content/checks/yaml-texts.ts";

/*
 * The identity that the site comes with is a sample, and two nets keep it from going live: a mark stands beside
 * every sample, and sample values are known by what they are. Taking the mark away does not hide a value; changing a value
 * leaves the mark, which asks to be taken away.
 */

/** What a line is told that bears a mark alone. In `pictures.yaml` the mark stands for all the pictures. */
const markSays = (file: string): Readonly<Record<string, PlainKey>> => ({
  [sampleMark]: file === "pictures.yaml" ? "samplePictures" : "sampleMarked",
  [confirmMark]: "confirmMarked",
});

/** What sample values look like, and what belongs in their place. */
const sampleValues: readonly (readonly [find: RegExp, instead: PlainKey])[] = [
  [/\bthynaris\b/i, "sampleName"],
  [/\+\d{1,3} 00 000 \d{3}/, "sampleNumber"],
  [/@example\.(com|org|net)\b/, "sampleEmail"],
  [/^N\. N\.$/, "samplePerson"],
  [/à renseigner|to be supplied/i, "sampleSupplied"],
  [/à préciser avec le bureau|to be specified with the office/i, "sampleSpecified"],
  [/\b0000\b/, "samplePlace"],
  [/openstreetmap\.org\/\?mlat=(36\.84&mlon=10\.18|34\.74&mlon=10\.76)#/, "sampleMap"],
  [/^Logo \d+$/, "sampleFirm"],
];

/** Sample values in a text. */
export function samplesIn(text: string): { readonly found: string; readonly instead: string }[] {
  return sampleValues.flatMap(([find, instead]) => {
    const [found] = find.exec(text) ?? [];
    return found === undefined ? [] : [{ found, instead: say(instead) }];
  });
}

/** What is still sample in a YAML file: one line for each place, with what to write there. */
function samplesInYaml(file: string, source: string): string[] {
  const values = yamlTexts(source).flatMap(({ path, value, lineOf }) =>
    samplesIn(value).map(({ found, instead }) => ({
      line: lineOf(found),
      says: `${fieldName(path)} ${say("sampleStill", { found: quoted(found), instead })}`,
    })),
  );
  const marks = Object.entries(markSays(file));
  const told = new Set(values.map(({ line }) => line));
  const marked = source.split("\n").flatMap((text, index) => {
    const line = index + 1;
    return marks.flatMap(([mark, says]) =>
      text.includes(`# ${mark}`) && !told.has(line) ? [{ line, says: say(says) }] : [],
    );
  });
  return [...values, ...marked]
    .sort((one, other) => one.line - other.line)
    .map(({ line, says }) => `content/${file}:${line}: ${says}`);
}

/** The sample drawings, by folder: one line for each. */
function sampleDrawings(files: Readonly<Record<string, string>>): string[] {
  const drawings = Object.keys(files).filter(
    (file) => file.endsWith(".svg") && files[file]?.includes(sampleMark),
  );
  const folders = Map.groupBy(drawings, (file) => file.slice(0, file.lastIndexOf("/")));
  return [...folders].map(([folder, inside]) => {
    const names = inside.map((file) => file.slice(folder.length + 1)).join(", ");
    return `content/${folder}: ${say("sampleDrawings", { files: names })}`;
  });
}

/**
 * All that is still sample in the content.
 * @param files YAML files and drawings by path below `content/`
 */
export function samplesLeft(files: Readonly<Record<string, string>>): string[] {
  const texts = Object.entries(files).filter(([file]) => /\.ya?ml$/.test(file));
  return [...texts.flatMap(([file, text]) => samplesInYaml(file, text)), ...sampleDrawings(files)];
}
