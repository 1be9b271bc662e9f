import { defaultLanguage, languageCodes, type Language } from "#model/site/languages.ts";
import { methodNames, officeIds } from "#model/site/paths.ts";
import type { ContentReport, ContentSource } from "#model/read/report.ts";
import type { Content } from "#model/schema/model.ts";
import { descriptionPurpose } from "#model/schema/pictures.ts";
import { nearest } from "#model/read/nearest.ts";
import { entries, quoted, wrong, type Wrong } from "#model/read/problem.ts";
import { controlsOf, examinations, type Examination } from "#model/schema/equipment.ts";
import type { Flaw } from "#model/schema/flaws.ts";
import { textsBelow } from "#model/read/texts-below.ts";
import { checkSameShape } from "./same-shape.ts";

type Path = readonly PropertyKey[];

/** Says that something is not there, and what to do, with the nearest name of what is. */
function gone(
  says: string,
  name: string,
  there: Iterable<string>,
  { near: orElse, otherwise }: { readonly near: string; readonly otherwise: string },
): Wrong {
  const near = nearest(name, there);
  return wrong(says, near === undefined ? otherwise : `écrire ${quoted(near)}, ou ${orElse}`);
}

const inFolder = (files: ReadonlySet<string>, folder: string) =>
  [...files].flatMap((file) => (file.startsWith(`${folder}/`) ? [file.slice(folder.length + 1)] : []));

/** Every picture that is named must be in `content/images`, and each that is shown must be described in every language. */
function checkPictures(
  { pictures, in: languages }: Content,
  { images }: ContentSource,
  report: ContentReport,
) {
  const { focus, ...places } = pictures;
  const shown = textsBelow(places);
  // No drawing is meant where a picture is named wrongly.
  const drawings = Object.values(pictures.scans ?? {});
  const others = [...images].filter((file) => !drawings.includes(file));
  for (const { path, text: file } of shown)
    if (!images.has(file))
      report.add(
        "pictures.yaml",
        gone(`nomme ${quoted(file)}, qui n’est pas dans content/images`, file, others, {
          near: "y mettre l’image",
          otherwise: "y mettre l’image, ou corriger le nom",
        }),
        path,
      );
  const reportStrangers = (yaml: string, listed: object, path: Path) => {
    for (const file of Object.keys(listed).filter((name) => !images.has(name)))
      report.add(
        yaml,
        gone("n’est pas dans content/images", file, others, {
          near: "enlever la ligne",
          otherwise: "corriger le nom, ou enlever la ligne",
        }),
        [...path, file],
      );
  };
  reportStrangers("pictures.yaml", focus, ["focus"]);
  for (const file of Object.keys(pictures.scans ?? {}))
    if (!pictures.pages.home.first.includes(file))
      report.add(
        "pictures.yaml",
        gone("n’est pas une image du premier écran de l’accueil", file, pictures.pages.home.first, {
          near: "enlever la ligne",
          otherwise: "enlever la ligne, ou corriger le nom",
        }),
        ["scans", file],
      );
  for (const code of languageCodes) {
    const described = languages[code].pictures;
    for (const file of new Set(shown.map(({ text }) => text)))
      if (images.has(file) && !(file in described))
        report.add(`${code}/pictures.yaml`, wrong("manque", `écrire ${descriptionPurpose}`), [file]);
    reportStrangers(`${code}/pictures.yaml`, described, []);
  }
}

/** Logos and maps must be where `company.yaml` looks for them. */
function checkCompanyFiles({ company }: Content, source: ContentSource, report: ContentReport) {
  const logoGone = (file: string, folder: string, there: Iterable<string>) =>
    gone(`nomme ${quoted(file)}, qui n’est pas dans ${folder}`, file, there, {
      near: "y mettre le logo",
      otherwise: "y mettre le logo, ou corriger le nom",
    });
  const tell = (path: Path, problem: Wrong) => report.add("company.yaml", problem, path);
  for (const [strip, logos] of Object.entries(company.partners))
    for (const [index, { file }] of logos.entries())
      if (!source.logos.has(`${strip}/${file}`))
        tell(
          ["partners", strip, index, "file"],
          logoGone(file, `content/partners/${strip}`, inFolder(source.logos, strip)),
        );
  for (const [use, file] of Object.entries(company.brand.logo ?? {}))
    if (!source.ownLogos.has(file))
      tell(["brand", "logo", use], logoGone(file, "content/logo", source.ownLogos));
}

/** A map and what it shows in words go together. */
function checkMaps({ in: languages }: Content, { maps }: ContentSource, report: ContentReport) {
  for (const office of officeIds) {
    // That one language alone has words is told elsewhere.
    const hasWords = languageCodes.some((code) => languages[code].offices[office].map !== undefined);
    if (hasWords === maps.has(`${office}.svg`)) continue;
    report.add(
      `${defaultLanguage}/offices.yaml`,
      hasWords
        ? wrong(
            "décrit une carte qui manque",
            `dessiner content/maps/${office}.svg comme le dit content/README.md, ou enlever ce champ : le site montre alors l’adresse`,
          )
        : wrong("manque", "écrire ce que montre la carte, pour qui ne peut pas la voir"),
      [office, "map"],
    );
  }
}

/** Every post that `company.yaml` fills must have its name in `offices.yaml`, and the other way round. */
function checkPosts({ company, in: languages }: Content, report: ContentReport) {
  for (const office of officeIds) {
    const { people } = company.offices[office];
    const postsIn = (code: Language) => Object.keys(languages[code].offices[office].posts);
    const ofSource = postsIn(defaultLanguage);
    for (const code of languageCodes) {
      const posts = postsIn(code);
      for (const post of Object.keys(people).filter((id) => !posts.includes(id)))
        report.add(
          `${code}/offices.yaml`,
          wrong("manque", "écrire le nom du poste, puisque content/company.yaml dit qui l’occupe"),
          [office, "posts", post],
        );
      if (code === defaultLanguage) continue;
      for (const post of posts.filter((id) => !(id in people) && !ofSource.includes(id)))
        report.add(
          `${code}/offices.yaml`,
          wrong("n’est le poste de personne", "l’enlever, ou écrire dans content/company.yaml qui l’occupe"),
          [office, "posts", post],
        );
    }
    for (const post of ofSource.filter((id) => !(id in people)))
      report.add(
        "company.yaml",
        wrong("manque", `écrire qui occupe le poste, que nomme content/${defaultLanguage}/offices.yaml`),
        ["offices", office, "people", post],
      );
  }
}

/** Every term that `methods.yaml` names must be in the glossary. */
function checkTerms({ methods, in: languages }: Content, report: ContentReport) {
  for (const [method, facts] of Object.entries(methods))
    for (const { text: term, path } of textsBelow({ term: facts.term, terms: facts.terms }))
      if (!languageCodes.some((code) => term in languages[code].terms))
        report.add(
          "methods.yaml",
          gone(
            `nomme ${quoted(term)}, qui n’est pas un terme de content/${defaultLanguage}/terms.yaml`,
            term,
            Object.keys(languages[defaultLanguage].terms),
            { near: "y écrire le terme", otherwise: "corriger le nom, ou y écrire le terme" },
          ),
          [method, ...path],
        );
}

interface Ids {
  readonly file: string;
  readonly path?: Path;
  readonly of: object;
}

/** Whatever the first names must stand in the others, and nothing else: the owner may add and remove, everywhere alike. */
function checkSameIds(source: Ids, others: readonly Ids[], report: ContentReport) {
  for (const { file, path = [], of } of others) {
    for (const id of Object.keys(source.of).filter((name) => !(name in of)))
      report.add(
        file,
        wrong("manque", `l’écrire ici aussi, puisque content/${source.file} le nomme, ou l’enlever de là`),
        [...path, id],
      );
    for (const id of Object.keys(of).filter((name) => !(name in source.of)))
      report.add(file, wrong(`n’est pas dans content/${source.file}`, "l’y écrire, ou l’enlever d’ici"), [
        ...path,
        id,
      ]);
  }
}

/** Sectors, and what explains each of their services. */
function checkSectors({ sectors, pictures, in: languages }: Content, report: ContentReport) {
  const words = languages[defaultLanguage];
  const { items } = words.sectors.tabs;
  checkSameIds(
    { file: `${defaultLanguage}/sectors.yaml`, of: items },
    [
      { file: "sectors.yaml", of: sectors },
      { file: "pictures.yaml", path: ["pages", "sectors", "tabs"], of: pictures.pages.sectors.tabs },
      { file: `${defaultLanguage}/home.yaml`, path: ["sectors", "items"], of: words.home.sectors.items },
    ],
    report,
  );
  for (const [sector, explanations] of Object.entries(sectors)) {
    const services = items[sector]?.items.length ?? explanations.length;
    if (explanations.length !== services)
      report.add(
        "sectors.yaml",
        wrong(
          `compte ${entries(explanations.length)}, et content/${defaultLanguage}/sectors.yaml ${services} prestations`,
          "en écrire une par prestation, dans le même ordre, et none là où aucune page n’explique",
        ),
        [sector],
      );
  }
}

/** Whether a method sees a flaw. Inspections look for anything as they need to. */
const sees = ({ methods }: Content, control: Examination, flaw: Flaw) =>
  control === "rsc" || control === "crs" || methods[control].sees?.[flaw] !== undefined;

/** What looks for a damage must see it, and all of it must be seen by something. */
function checkDamage(content: Content, report: ContentReport) {
  for (const [kind, { points }] of Object.entries(content.equipment))
    for (const [point, damages] of points.entries())
      for (const [index, { flaws, by }] of damages.entries()) {
        const tell = (problem: Wrong, ...path: Path) => {
          report.add("equipment.yaml", problem, [kind, "points", point, index, ...path]);
        };
        for (const [place, control] of by.entries())
          if (!flaws.some((flaw) => sees(content, control, flaw)))
            tell(
              wrong(
                `nomme ${control}, qui ne voit pas ${flaws.join(", ")}`,
                "l’enlever ; ou, si la méthode le voit, écrire dans content/methods.yaml, sous sees, dans quelle limite",
              ),
              "by",
              place,
            );
        for (const [place, flaw] of flaws.entries())
          if (!by.some((control) => sees(content, control, flaw)))
            tell(
              wrong(
                `nomme ${flaw}, que ne voit aucun des contrôles nommés`,
                `nommer sous by un contrôle qui le voit : ${examinations.filter((control) => sees(content, control, flaw)).join(", ")}`,
              ),
              "flaws",
              place,
            );
      }
}

/** The sentence on what to ask for names the methods that look for the damage, and no other. */
function checkAskedFor({ equipment, in: languages }: Content, report: ContentReport) {
  for (const code of languageCodes) {
    const words = languages[code];
    const wordsOf = (name: string) => name.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
    const names = [
      ...methodNames.map((control) => ({ control, name: words[`methods/${control}`].name })),
      { control: "crs" as const, name: words.controls.crs.name },
    ];
    const all = names.flatMap(({ name }) => wordsOf(name));
    // By a word that no other name has: texts shorten names, and say two with one noun.
    const told = names.map((one) => ({
      ...one,
      own: wordsOf(one.name).filter((word) => all.filter((other) => other === word).length === 1),
    }));
    for (const [kind, { controls }] of Object.entries(words.equipment)) {
      const points = equipment[kind]?.points;
      // That it is missing there is told above.
      if (!points) continue;
      const askedFor = controlsOf(points);
      for (const { control, name, own } of told) {
        const named = own.some((word) => controls.toLowerCase().includes(word));
        const asked = askedFor.includes(control);
        if (named !== asked)
          report.add(
            `${code}/equipment.yaml`,
            asked
              ? wrong(`ne nomme pas « ${name} », que content/equipment.yaml demande`, "l’y ajouter")
              : wrong(
                  `nomme « ${name} », que content/equipment.yaml ne demande pas`,
                  "l’enlever, ou y dire quelle dégradation cette méthode cherche",
                ),
            [kind, "controls"],
          );
      }
    }
  }
}

/** Kinds of equipment: as many points and damages in the words as in what looks for them, and as many places on the picture. */
function checkEquipment({ equipment, pictures, in: languages }: Content, report: ContentReport) {
  const file = `${defaultLanguage}/equipment.yaml`;
  const words = languages[defaultLanguage].equipment;
  const others: readonly (Ids & {
    readonly of: Readonly<Record<string, { readonly points: readonly unknown[] }>>;
  })[] = [
    { file: "equipment.yaml", of: equipment },
    { file: "pictures.yaml", path: ["equipment"], of: pictures.equipment },
  ];
  checkSameIds({ file, of: words }, others, report);
  for (const { file: other, path = [], of } of others)
    for (const [name, { points }] of Object.entries(of)) {
      const otherCount = words[name]?.points.length ?? points.length;
      if (points.length !== otherCount)
        report.add(
          other,
          wrong(
            `compte ${entries(points.length)}, et ${otherCount} dans content/${file}`,
            "en écrire autant dans les deux",
          ),
          [...path, name, "points"],
        );
    }
  for (const [name, { points }] of Object.entries(equipment))
    for (const [index, { length }] of points.entries()) {
      const inWords = words[name]?.points[index]?.damages.length ?? length;
      if (length !== inWords)
        report.add(
          "equipment.yaml",
          wrong(
            `compte ${entries(length)}, et ${inWords} dans content/${file}`,
            "en écrire autant dans les deux",
          ),
          [name, "points", index],
        );
    }
}

/** Approvals and scopes: each approval has its number, and what is accredited is a scope. */
function checkRecognitions({ company, in: languages }: Content, report: ContentReport) {
  const file = `${defaultLanguage}/recognitions.yaml`;
  const { methods, scopes } = languages[defaultLanguage].recognitions;
  checkSameIds(
    { file, of: methods.rows },
    [{ file: "company.yaml", path: ["approvals"], of: company.approvals }],
    report,
  );
  for (const [index, scope] of company.accreditedScopes.entries())
    if (!(scope in scopes.rows))
      report.add("company.yaml", wrong(`n’est pas dans content/${file}`, "l’y écrire, ou l’enlever d’ici"), [
        "accreditedScopes",
        index,
      ]);
}

/** Every service of a sector that no page explains must be explained with its sector, and nothing else may be. */
function checkExplained({ sectors, in: languages }: Content, report: ContentReport) {
  const tabsIn = (code: Language) => languages[code].sectors.tabs.items;
  for (const [sector, explanations] of Object.entries(sectors)) {
    // In one language alone it is a difference between the languages; in none, the default one is asked.
    const told = languageCodes.filter((code) => tabsIn(code)[sector]?.explained);
    for (const code of told.length > 0 ? told : [defaultLanguage as Language]) {
      const { items = [], explained = [] } = tabsIn(code)[sector] ?? {};
      const missing = items.filter(
        (name, index) => explanations[index] === "none" && !explained.some((entry) => entry.name === name),
      );
      const file = `${code}/sectors.yaml`;
      const path = ["tabs", "items", sector, "explained"];
      const strangers = [...explained.entries()].filter(([, { name }]) => !items.includes(name));
      for (const [index, { name }] of strangers)
        report.add(
          file,
          gone(`explique ${quoted(name)}, que le secteur ne nomme pas`, name, missing, {
            near: "enlever l’entrée",
            otherwise: "enlever l’entrée, ou nommer la prestation dans items",
          }),
          [...path, index, "name"],
        );
      // A name that is written otherwise is one mistake.
      if (missing.length > strangers.length)
        report.add(
          file,
          wrong(
            `ne dit pas ce qu’est ${missing.map(quoted).join(", ")}, et content/sectors.yaml ne nomme aucune page qui le dise`,
            "écrire une entrée à ce nom",
          ),
          path,
        );
    }
  }
}

/** Bodies whose documents have no title but the English one. */
const englishBodies = /^(?:API|ASME|AWS|NACE)\b/;

/** Where the standards of a language are listed, by file. */
function standardsOf(language: Content["in"][Language]) {
  return [
    { name: "rsc", path: ["standards", "items"], standards: language.rsc.standards.items },
    { name: "crs", path: ["standards", "items"], standards: language.crs.standards.items },
    ...methodNames.map((method) => {
      const name = `methods/${method}` as const;
      return { name, path: ["standards"], standards: language[name].standards ?? [] };
    }),
  ];
}

/** A standard that has an English title only must not seem to have another: it keeps it, and says what it is about. */
function checkStandards({ in: languages }: Content, report: ContentReport) {
  // The owner may give English up.
  const { en } = languages as Partial<Record<string, Content["in"][Language]>>;
  const titles = new Map(
    (en ? standardsOf(en) : []).flatMap(({ standards }) =>
      standards.map(({ reference, title }) => [reference, title] as const),
    ),
  );
  for (const code of languageCodes.filter((other) => other !== "en"))
    for (const { name, path, standards } of standardsOf(languages[code]))
      for (const [index, { reference, englishTitle }] of standards.entries()) {
        if (!englishBodies.test(reference)) continue;
        const place = [...path, index, "englishTitle"];
        if (englishTitle === undefined)
          report.add(
            `${code}/${name}.yaml`,
            wrong(
              "manque",
              `écrire le titre anglais du document ${reference}, qui n’en a pas d’autre, et comme titre ce dont traite le document`,
            ),
            place,
          );
        else if (en && titles.get(reference) !== englishTitle)
          report.add(
            `${code}/${name}.yaml`,
            wrong(
              `n’est pas le titre que content/en donne au document ${reference}`,
              `écrire ${quoted(titles.get(reference) ?? "")} dans les deux`,
            ),
            place,
          );
      }
}

/** Reports where files that are well-formed contradict each other, or name what is not there. */
export function checkAcrossFiles(content: Content, source: ContentSource, report: ContentReport): void {
  checkPictures(content, source, report);
  checkCompanyFiles(content, source, report);
  checkMaps(content, source, report);
  checkPosts(content, report);
  checkTerms(content, report);
  checkSectors(content, report);
  checkEquipment(content, report);
  checkDamage(content, report);
  checkAskedFor(content, report);
  checkRecognitions(content, report);
  checkExplained(content, report);
  checkStandards(content, report);
  checkSameShape(content, report);
}
