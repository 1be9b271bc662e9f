import { defaultLanguage, languageCodes } from "#app/i18n/languages.ts";
import { officeIds, pageIds, paths } from "#app/i18n/paths.ts";
import type { ContentFiles, ContentSource } from "../content-files.ts";
import { languageFiles, type Content } from "../schema/files.ts";

type Path = readonly PropertyKey[];

/** Every text below a place, with its path. */
function textsBelow(value: unknown, path: Path): (readonly [path: Path, text: string])[] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsBelow(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Every picture that is named must be in `content/images`, and each that is shown must be described in every language. */
function checkPictures({ pictures, in: languages }: Content, { images }: ContentSource, files: ContentFiles) {
  const missing = (file: string) =>
    `names "${file}", which is not in content/images: ` +
    `put the picture there, or write one of ${[...images].sort().join(", ")}`;
  const { focus, ...places } = pictures;
  const shown = textsBelow(places, []);
  for (const [path, file] of shown) if (!images.has(file)) files.report("pictures.yaml", missing(file), path);
  for (const file of Object.keys(focus).filter((name) => !images.has(name)))
    files.report("pictures.yaml", `is not in content/images: correct the name, or take the line away`, [
      "focus",
      file,
    ]);
  for (const code of languageCodes) {
    const described = languages[code].pictures;
    for (const file of new Set(shown.map(([, name]) => name)))
      if (images.has(file) && !(file in described))
        files.report(
          `${code}/pictures.yaml`,
          "is missing: write what the picture shows, for someone who cannot see it",
          [file],
        );
    for (const file of Object.keys(described).filter((name) => !images.has(name)))
      files.report(
        `${code}/pictures.yaml`,
        "is not in content/images: correct the name, or take the line away",
        [file],
      );
  }
}

/** Logos and maps must be where `company.yaml` looks for them. */
function checkCompanyFiles({ company }: Content, source: ContentSource, files: ContentFiles) {
  const report = (path: Path, problem: string) => {
    files.report("company.yaml", problem, path);
  };
  for (const [strip, logos] of Object.entries(company.partners))
    for (const [index, { file }] of logos.entries())
      if (!source.logos.has(`${strip}/${file}`))
        report(
          ["partners", strip, index, "file"],
          `names "${file}", which is not in content/partners/${strip}: put the logo there or correct the name`,
        );
  for (const [use, file] of Object.entries(company.brand.logo ?? {}))
    if (!source.ownLogos.has(file))
      report(
        ["brand", "logo", use],
        `names "${file}", which is not in content/logo: put the logo there or correct the name`,
      );
  for (const office of officeIds)
    if (!source.maps.has(`${office}.svg`))
      report(["offices", office], `has no map: put content/maps/${office}.svg there, 720 by 460 px`);
}

/** Every post that `company.yaml` fills must have its name in `offices.yaml`, and the other way round. */
function checkPosts({ company, in: languages }: Content, files: ContentFiles) {
  for (const office of officeIds) {
    const { people } = company.offices[office];
    const postsIn = (code: (typeof languageCodes)[number]) =>
      Object.keys(languages[code].offices[office].posts);
    const ofSource = postsIn(defaultLanguage);
    for (const code of languageCodes) {
      const posts = postsIn(code);
      for (const post of Object.keys(people).filter((id) => !posts.includes(id)))
        files.report(
          `${code}/offices.yaml`,
          "is missing: write the name of the post, because content/company.yaml says who holds it",
          [office, "posts", post],
        );
      if (code === defaultLanguage) continue;
      for (const post of posts.filter((id) => !(id in people) && !ofSource.includes(id)))
        files.report(
          `${code}/offices.yaml`,
          "is nobody's post: take it away, or write who holds it in content/company.yaml",
          [office, "posts", post],
        );
    }
    for (const post of ofSource.filter((id) => !(id in people)))
      files.report(
        "company.yaml",
        `is missing: write who holds the post, which content/${defaultLanguage}/offices.yaml names`,
        ["offices", office, "people", post],
      );
  }
}

/** No two pages of a language may have one address, and none that of another language's home page. */
function checkAddresses({ in: languages }: Content, files: ContentFiles) {
  for (const code of languageCodes) {
    const own: Readonly<Record<string, string | undefined>> = languages[code].language.addresses ?? {};
    for (const [page, address = ""] of Object.entries(own)) {
      const taken = pageIds.find(
        (other) => other !== page && other !== "home" && (own[other] ?? paths[other].slice(1)) === address,
      );
      const owner =
        taken === undefined
          ? (languageCodes as readonly string[]).includes(address) && "a language"
          : `the page ${taken} too`;
      if (owner !== false)
        files.report(
          `${code}/language.yaml`,
          `is "${address}", which is the address of ${owner}: write another end for the address`,
          ["addresses", page],
        );
    }
  }
}

/** All languages must have the same number of entries in every list, and the same fields. */
function checkSameShape({ in: languages }: Content, files: ContentFiles) {
  const compare = (
    place: (code: string) => string,
    other: string,
    one: unknown,
    two: unknown,
    path: Path,
  ): void => {
    // Languages may have their own search words; posts are compared with the company's.
    if (path.at(-1) === "keywords" || path.at(-1) === "posts") return;
    if (Array.isArray(one) && Array.isArray(two) && one.length !== two.length) {
      files.report(
        place(other),
        `has ${two.length} entries, but ${one.length} in ${defaultLanguage}: write the same number in both`,
        path,
      );
      return;
    }
    if (typeof one !== "object" || one === null || typeof two !== "object" || two === null) return;
    for (const [key, inner] of Object.entries({ ...two, ...one })) {
      const field = [...path, Array.isArray(one) ? Number(key) : key];
      // Only a field that is optional, or has an id of the writer's, can be absent here.
      const absent = key in one ? (key in two ? undefined : other) : defaultLanguage;
      if (absent === undefined) {
        compare(place, other, inner, (two as Readonly<Record<string, unknown>>)[key], field);
        continue;
      }
      const present = absent === other ? defaultLanguage : other;
      files.report(
        place(absent),
        `is missing, but stands in ${present}: write it in both, or in neither`,
        field,
      );
    }
  };
  // What is said of a language itself is its own; pictures are compared with what is shown.
  const names = Object.keys(languageFiles).filter((name) => name !== "language" && name !== "pictures");
  const wordsOf = (code: (typeof languageCodes)[number]): Readonly<Record<string, unknown>> =>
    languages[code];
  for (const other of languageCodes.filter((code) => code !== defaultLanguage))
    for (const name of names)
      compare(
        (code) => `${code}/${name}.yaml`,
        other,
        wordsOf(defaultLanguage)[name],
        wordsOf(other)[name],
        [],
      );
}

/** Reports where files that are well-formed contradict each other, or name what is not there. */
export function checkAcrossFiles(content: Content, source: ContentSource, files: ContentFiles): void {
  checkPictures(content, source, files);
  checkCompanyFiles(content, source, files);
  checkPosts(content, files);
  checkAddresses(content, files);
  checkSameShape(content, files);
}
