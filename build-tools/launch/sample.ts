import { fieldName } from "#app/content/parse-yaml.ts";
import { yamlTexts } from "#app/content/checks/yaml-texts.ts";

/*
 * The identity that the site comes with is a sample, and two nets keep it from going live: the mark below stands beside
 * every sample, and sample values are known by what they are. Taking the mark away does not hide a value; changing a value
 * leaves the mark, which asks to be taken away.
 */

/** Stands behind each sample value in YAML, and in each sample drawing. */
const sampleMark = "EXEMPLE / SAMPLE";

/** Stands behind what the specification says and the company's own papers must confirm, such as the edition of a certificate. */
const confirmMark = "À CONFIRMER / TO CONFIRM";

const marks: readonly (readonly [mark: string, says: string])[] = [
  [sampleMark, `is marked "${sampleMark}": write the real value, then take the mark away`],
  [
    confirmMark,
    `is marked "${confirmMark}": compare it with the company's papers (docs/to-confirm.md), then take the mark away`,
  ],
];

/** What sample values look like, and what belongs in their place. */
const sampleValues: readonly (readonly [find: RegExp, instead: string])[] = [
  [/\bthynaris\b/i, "the company's name"],
  [/\+\d{1,3} 00 000 \d{3}/, "the real number"],
  [/@example\.(com|org|net)\b/, "the real e-mail address"],
  [/^N\. N\.$/, "the name of the person"],
  [/à renseigner|to be supplied/i, "what the company supplies"],
  [/à préciser avec le bureau|to be specified with the office/i, "what the office says"],
  [/\b0000\b/, "the real street, postcode or number"],
  [/openstreetmap\.org\/\?mlat=(36\.84&mlon=10\.18|34\.74&mlon=10\.76)#/, "the link to the office on a map"],
  [/^Logo \d+$/, "the name of the firm"],
];

/** Sample values in a text. */
export function samplesIn(text: string): { readonly found: string; readonly instead: string }[] {
  return sampleValues.flatMap(([find, instead]) => {
    const [found] = find.exec(text) ?? [];
    return found === undefined ? [] : [{ found, instead }];
  });
}

/** What is still sample in a YAML file: one line for each place, with what to write there. */
function samplesInYaml(file: string, source: string): string[] {
  const values = yamlTexts(source).flatMap(({ path, value, lineOf }) =>
    samplesIn(value).map(({ found, instead }) => ({
      line: lineOf(found),
      says: `${fieldName(path)} is still the sample "${found}": write ${instead}`,
    })),
  );
  const told = new Set(values.map(({ line }) => line));
  const marked = source.split("\n").flatMap((text, index) => {
    const line = index + 1;
    return marks.flatMap(([mark, says]) =>
      text.includes(`# ${mark}`) && !told.has(line) ? [{ line, says }] : [],
    );
  });
  return [...values, ...marked]
    .sort((one, other) => one.line - other.line)
    .map(({ line, says }) => `content/${file}:${line}: ${says}`);
}

/**
 * All that is still sample in the content.
 * @param files YAML files and drawings by path below `content/`
 */
export function samplesLeft(files: Readonly<Record<string, string>>): string[] {
  return Object.entries(files).flatMap(([file, text]) => {
    if (/\.ya?ml$/.test(file)) return samplesInYaml(file, text);
    return text.includes(sampleMark)
      ? [`content/${file}: is a sample drawing: put the real one in its place`]
      : [];
  });
}
