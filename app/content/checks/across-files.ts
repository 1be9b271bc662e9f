import { languageCodes } from "#app/i18n/languages.ts";
import { pageIds, paths, type OfficeId } from "#app/i18n/paths.ts";
import { fieldName, type Parsed } from "../parse-yaml.ts";
import type { Company } from "../schema/company.ts";
import { languageFiles, sharedFiles } from "../schema/files.ts";
import type { LanguageFacts } from "../schema/language.ts";
import type { ContactWords } from "#app/pages/contact/page.server.ts";
import type { Pictures } from "../schema/pictures.ts";

/** What there is to read: YAML texts by path below `content/`, and the names of the files they may point to. */
export interface ContentSource {
  readonly texts: Readonly<Record<string, string>>;
  readonly images: ReadonlySet<string>;
  /** Logos of others as `home/01.svg`. */
  readonly logos: ReadonlySet<string>;
  /** The company's own logo, in `content/logo/`. */
  readonly ownLogos: ReadonlySet<string>;
  /** Maps of the offices, in `content/maps/`. */
  readonly maps: ReadonlySet<string>;
}

type Visit = (value: Readonly<Record<string, unknown>>, path: readonly PropertyKey[]) => void;

function visitGroups(value: unknown, visit: Visit, path: readonly PropertyKey[] = []): void {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) visit(value as Record<string, unknown>, path);
  for (const [key, entry] of Object.entries(value)) {
    visitGroups(entry, visit, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/** Every picture that a file names must be in `content/images`. */
export function checkPictures(file: string, parsed: Parsed, source: ContentSource, problems: string[]): void {
  visitGroups(parsed.value, (group, path) => {
    if (typeof group.alt !== "string" || typeof group.file !== "string") return;
    if (source.images.has(group.file)) return;
    const line = parsed.lineOf([...path, "file"]);
    problems.push(
      `content/${file}:${line}: ${fieldName(path)}.file names "${group.file}", which is not in content/images: ` +
        `put the picture there, or write one of ${[...source.images].sort().join(", ")}`,
    );
  });
}

/** Every picture that `pictures.yaml` speaks of must be in `content/images`. */
export function checkListedPictures(parsed: Parsed, source: ContentSource, problems: string[]): void {
  const { focus } = parsed.value as Pictures;
  for (const file of Object.keys(focus).filter((name) => !source.images.has(name))) {
    problems.push(
      `content/pictures.yaml:${parsed.lineOf(["focus", file])}: focus names "${file}", which is not in content/images: ` +
        "correct the name, or take the line away",
    );
  }
}

/** Every logo of `company.yaml` must be in the folder of its strip. */
export function checkLogos(parsed: Parsed, source: ContentSource, problems: string[]): void {
  const company = parsed.value as Company;
  for (const [strip, logos] of Object.entries(company.partners)) {
    logos.forEach(({ file }, index) => {
      if (source.logos.has(`${strip}/${file}`)) return;
      const line = parsed.lineOf(["partners", strip, index, "file"]);
      problems.push(
        `content/company.yaml:${line}: partners.${strip}[${index + 1}].file names "${file}", ` +
          `which is not in content/partners/${strip}: put the logo there or correct the name`,
      );
    });
  }
}

/** The files of the company's own logo must be in `content/logo`, and each office must have its map. */
export function checkCompanyFiles(parsed: Parsed, source: ContentSource, problems: string[]): void {
  const { brand, offices } = parsed.value as Company;
  for (const [use, file] of Object.entries(brand.logo ?? {}).filter(
    ([, name]) => !source.ownLogos.has(name),
  )) {
    problems.push(
      `content/company.yaml:${parsed.lineOf(["brand", "logo", use])}: brand.logo.${use} names "${file}", ` +
        "which is not in content/logo: put the logo there or correct the name",
    );
  }
  for (const office of Object.keys(offices).filter((id) => !source.maps.has(`${id}.svg`))) {
    problems.push(
      `content/company.yaml:${parsed.lineOf(["offices", office])}: offices.${office} has no map: ` +
        `put content/maps/${office}.svg there, 720 by 460 px`,
    );
  }
}

/** Every post that `company.yaml` fills must have its name in `contact.yaml`, and the other way round. */
export function checkPosts(company: Parsed, contacts: ReadonlyMap<string, Parsed>, problems: string[]): void {
  const { offices } = company.value as Company;
  const [[sourceFolder, source] = []] = contacts;
  for (const [office, { people }] of Object.entries(offices)) {
    const postsIn = (contact: Parsed) =>
      Object.keys((contact.value as ContactWords).offices[office as OfficeId].posts);
    for (const [folder, contact] of contacts) {
      const posts = postsIn(contact);
      for (const post of Object.keys(people).filter((id) => !posts.includes(id))) {
        const path = ["offices", office, "posts", post];
        problems.push(
          `content/${folder}/contact.yaml:${contact.lineOf(path)}: ${fieldName(path)} is missing: ` +
            "write the name of the post, because content/company.yaml says who holds it",
        );
      }
    }
    if (!source || sourceFolder === undefined) continue;
    for (const post of postsIn(source).filter((id) => !(id in people))) {
      const path = ["offices", office, "people", post];
      problems.push(
        `content/company.yaml:${company.lineOf(path)}: ${fieldName(path)} is missing: ` +
          `write who holds the post, which content/${sourceFolder}/contact.yaml names`,
      );
    }
    const known = new Set([...Object.keys(people), ...postsIn(source)]);
    for (const [folder, contact] of contacts) {
      for (const post of postsIn(contact).filter((id) => !known.has(id))) {
        const path = ["offices", office, "posts", post];
        problems.push(
          `content/${folder}/contact.yaml:${contact.lineOf(path)}: ${fieldName(path)} is nobody's post: ` +
            "take it away, or write who holds it in content/company.yaml",
        );
      }
    }
  }
}

/** No two pages of a language may have one address, and none that of another language's home page. */
export function checkAddresses(language: string, parsed: Parsed, problems: string[]): void {
  const { addresses = {} } = parsed.value as LanguageFacts;
  const own: Readonly<Record<string, string | undefined>> = addresses;
  for (const [page, address] of Object.entries(own)) {
    const taken = pageIds.find(
      (other) => other !== page && other !== "home" && (own[other] ?? paths[other].slice(1)) === address,
    );
    const remedy = "write another end for the address";
    const place = `content/${language}/language.yaml:${parsed.lineOf(["addresses", page])}: addresses.${page} is "${address}", `;
    if (taken) problems.push(`${place}which is the address of the page ${taken} too: ${remedy}`);
    else if ((languageCodes as readonly string[]).includes(address ?? ""))
      problems.push(`${place}which is the address of a language: ${remedy}`);
  }
}

/** Both languages must show the same pictures and the same number of entries in every list. */
export function checkSameShape(
  name: string,
  first: Parsed,
  second: Parsed,
  folders: readonly [string, string],
  problems: string[],
): void {
  const complain = (path: readonly PropertyKey[], absent: 0 | 1) => {
    const [parsed, folder] = absent === 0 ? [first, folders[0]] : [second, folders[1]];
    problems.push(
      `content/${folder}/${name}.yaml:${String(parsed.lineOf(path))}: ${fieldName(path)} is missing, ` +
        `but stands in ${folders[1 - absent]}: write it in both, or in neither`,
    );
  };
  const compare = (one: unknown, other: unknown, path: readonly PropertyKey[]): void => {
    // Languages may have their own search words; posts are compared with the company's.
    if (path.at(-1) === "keywords" || path.at(-1) === "posts") return;
    if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) {
      problems.push(
        `content/${folders[1]}/${name}.yaml:${String(second.lineOf(path))}: ${fieldName(path)} has ${other.length} entries, ` +
          `but ${one.length} in ${folders[0]}: write the same number in both`,
      );
    } else if (path.at(-1) === "file" && one !== other) {
      problems.push(
        `content/${folders[1]}/${name}.yaml:${String(second.lineOf(path))}: ${fieldName(path)} is "${String(other)}", ` +
          `but "${String(one)}" in ${folders[0]}: name the same picture in both`,
      );
    } else if (typeof one === "object" && one !== null && typeof other === "object" && other !== null) {
      for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
        const inner = [...path, Array.isArray(one) ? Number(key) : key];
        // Only an optional field can be absent here: it belongs in both languages, or in neither.
        if (!(key in one)) complain(inner, 0);
        else if (!(key in other)) complain(inner, 1);
        else compare((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key], inner);
      }
    }
  };
  compare(first.value, second.value, []);
}

/** Every YAML file below `content/` must be one that a page reads. */
export function checkUnknownFiles(source: ContentSource, problems: string[]): void {
  const known = new Set([
    ...Object.keys(sharedFiles).map((name) => `${name}.yaml`),
    ...languageCodes.flatMap((code) => Object.keys(languageFiles).map((name) => `${code}/${name}.yaml`)),
  ]);
  for (const file of Object.keys(source.texts).filter((name) => !known.has(name))) {
    const [folder, name] = file.split("/");
    const remedy =
      name !== undefined && Object.keys(languageFiles).includes(name.replace(/\.yaml$/, ""))
        ? `correct its name or remove it, or make ${folder ?? ""} a language with content/${folder ?? ""}/language.yaml`
        : "correct its name or remove it";
    problems.push(`content/${file}: no page reads this file: ${remedy}`);
  }
}
