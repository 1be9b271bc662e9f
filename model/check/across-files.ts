import { defaultLanguage, languageCodes, localeOf, type Language } from "#model/site/languages.ts";
import { methodNames, officeIds } from "#model/site/paths.ts";
import type { ContentReport, ContentSource, Tell } from "#model/read/report.ts";
import type { Content, Words } from "#model/schema/model.ts";
import { countsIn } from "#model/schema/placeholders.ts";
import { descriptionPurpose } from "#model/schema/pictures.ts";
import { nearest } from "#model/read/nearest.ts";
import { entries, quoted, unlikeCounts, wrong, type Wrong } from "#model/read/problem.ts";
import { controlsOf, examinations, type Examination } from "#model/schema/equipment.ts";
import type { Flaw } from "#model/schema/flaws.ts";
import { telephoneDoubt, telephones } from "#model/read/telephone.ts";
import { textsBelow } from "#model/read/texts-below.ts";
import { checkSameShape } from "./same-shape.ts";

type Path = readonly PropertyKey[];

function gone(
  says: string,
  name: string,
  there: Iterable<string>,
  orElse: string,
  otherwise = `${orElse}, ou corriger le nom`,
): Wrong {
  const near = nearest(name, there);
  return wrong(says, near === undefined ? otherwise : `écrire ${quoted(near)}, ou ${orElse}`);
}

const goneFrom = (folder: string, file: string, there: Iterable<string>, orElse: string) =>
  gone(`nomme ${quoted(file)}, qui n’est pas dans ${folder}`, file, there, orElse);

const onlyIn = (one: object, other: object) => Object.keys(one).filter((name) => !(name in other));

function checkPictures(
  { pictures, in: languages }: Content,
  { images }: ContentSource,
  report: ContentReport,
) {
  const { focus, ...places } = pictures;
  const { scans = {} } = places;
  const { first } = pictures.pages.home;
  const shown = textsBelow(places);
  // No drawing is meant where a picture is named wrongly.
  const drawings = Object.values(scans);
  const meant = [...images].filter((file) => !drawings.includes(file));
  const checkListed = (tell: Tell, listed: object, ...path: Path) => {
    for (const file of Object.keys(listed).filter((name) => !images.has(name)))
      tell(
        gone(
          "n’est pas dans content/images",
          file,
          meant,
          "enlever la ligne",
          "corriger le nom, ou enlever la ligne",
        ),
        ...path,
        file,
      );
  };
  const tellPlace = report.within("pictures.yaml");
  for (const { path, text: file } of shown)
    if (!images.has(file)) tellPlace(goneFrom("content/images", file, meant, "y mettre l’image"), ...path);
  checkListed(tellPlace, focus, "focus");
  for (const file of Object.keys(scans).filter((name) => !first.includes(name)))
    tellPlace(
      gone("n’est pas une image du premier écran de l’accueil", file, first, "enlever la ligne"),
      "scans",
      file,
    );
  for (const code of languageCodes) {
    const described = languages[code].pictures;
    const tell = report.within(`${code}/pictures.yaml`);
    for (const file of new Set(shown.map(({ text }) => text)))
      if (images.has(file) && !(file in described))
        tell(wrong("manque", `écrire ${descriptionPurpose}`), file);
    checkListed(tell, described);
  }
}

function checkLogos({ company }: Content, { logos, ownLogos }: ContentSource, report: ContentReport) {
  const tell = report.within("company.yaml");
  for (const [strip, named] of Object.entries(company.partners)) {
    const there = [...logos].flatMap((logo) =>
      logo.startsWith(`${strip}/`) ? logo.split("/").slice(1) : [],
    );
    for (const [index, { file }] of named.entries())
      if (!there.includes(file))
        tell(
          goneFrom(`content/partners/${strip}`, file, there, "y mettre le logo"),
          ...["partners", strip, index, "file"],
        );
  }
  for (const [use, file] of Object.entries(company.brand.logo ?? {}))
    if (!ownLogos.has(file))
      tell(goneFrom("content/logo", file, ownLogos, "y mettre le logo"), "brand", "logo", use);
}

function checkMaps({ in: languages }: Content, { maps }: ContentSource, report: ContentReport) {
  const tell = report.within(`${defaultLanguage}/offices.yaml`);
  for (const office of officeIds) {
    // That one language alone has words is told elsewhere.
    const hasWords = languageCodes.some((code) => languages[code].offices[office].map !== undefined);
    if (hasWords === maps.has(`${office}.svg`)) continue;
    const remedy = `dessiner content/maps/${office}.svg comme le dit content/README.md, ou enlever ce champ : le site montre alors l’adresse`;
    tell(
      hasWords
        ? wrong("décrit une carte qui manque", remedy)
        : wrong("manque", "écrire ce que montre la carte, pour qui ne peut pas la voir"),
      office,
      "map",
    );
  }
}

/** Warns of numbers that no country gave out, and of an address that two offices share. */
function checkReached({ company }: Content, report: ContentReport) {
  const owners = new Map<string, string>();
  for (const office of officeIds) {
    const { email, address, ...fields } = company.offices[office];
    const path = ["offices", office];
    const owner = owners.get(email.toLowerCase());
    if (owner !== undefined)
      report.warn(
        "company.yaml",
        wrong(
          `est aussi l’adresse du bureau ${owner} : un carnet d’adresses (Contacts de GNOME) fait alors des deux un seul contact, avec tous leurs numéros`,
          "donner à chaque bureau son adresse, ou laisser ainsi",
        ),
        [...path, "email"],
      );
    else owners.set(email.toLowerCase(), office);
    for (const name of telephones) {
      const doubt = telephoneDoubt(fields[name] ?? "", address.country);
      if (doubt) report.warn("company.yaml", doubt, [...path, name]);
    }
  }
}

/** Every post that `company.yaml` fills must have its name in `offices.yaml`, and the other way round. */
function checkPosts({ company, in: languages }: Content, report: ContentReport) {
  for (const office of officeIds) {
    const { people } = company.offices[office];
    const ofSource = languages[defaultLanguage].offices[office].posts;
    for (const code of languageCodes) {
      const { posts } = languages[code].offices[office];
      const tell = report.within(`${code}/offices.yaml`, office, "posts");
      for (const post of onlyIn(people, posts))
        tell(wrong("manque", "écrire le nom du poste, puisque content/company.yaml dit qui l’occupe"), post);
      for (const post of onlyIn(posts, { ...people, ...ofSource }))
        tell(
          wrong("n’est le poste de personne", "l’enlever, ou écrire dans content/company.yaml qui l’occupe"),
          post,
        );
    }
    const tell = report.within("company.yaml", "offices", office, "people");
    for (const post of onlyIn(ofSource, people))
      tell(
        wrong("manque", `écrire qui occupe le poste, que nomme content/${defaultLanguage}/offices.yaml`),
        post,
      );
  }
}

function checkTerms({ methods, in: languages }: Content, report: ContentReport) {
  const { terms } = languages[defaultLanguage];
  for (const [method, facts] of Object.entries(methods))
    for (const { text: term, path } of textsBelow({ term: facts.term, terms: facts.terms }, [method]))
      if (!languageCodes.some((code) => term in languages[code].terms))
        report.add(
          "methods.yaml",
          gone(
            `nomme ${quoted(term)}, qui n’est pas un terme de content/${defaultLanguage}/terms.yaml`,
            term,
            Object.keys(terms),
            "y écrire le terme",
            "corriger le nom, ou y écrire le terme",
          ),
          path,
        );
}

interface Ids {
  readonly file: string;
  readonly path?: Path;
  readonly of: object;
}

/** Whatever the first names must stand in the others, and nothing else: the owner may add and remove, everywhere alike. */
function checkSameIds(report: ContentReport, source: Ids, ...others: readonly Ids[]) {
  const toAdd = `l’écrire ici aussi, puisque content/${source.file} le nomme, ou l’enlever de là`;
  for (const { file, path = [], of } of others) {
    const tell = report.within(file, ...path);
    for (const id of onlyIn(source.of, of)) tell(wrong("manque", toAdd), id);
    for (const id of onlyIn(of, source.of)) tell(notIn(source.file), id);
  }
}

const notIn = (file: string) => wrong(`n’est pas dans content/${file}`, "l’y écrire, ou l’enlever d’ici");

function checkSectors({ sectors, pictures, in: languages }: Content, report: ContentReport) {
  const file = `${defaultLanguage}/sectors.yaml`;
  const words = languages[defaultLanguage];
  const { items } = words.sectors.tabs;
  checkSameIds(
    report,
    { file, of: items },
    { file: "sectors.yaml", of: sectors },
    { file: "pictures.yaml", path: ["pages", "sectors", "tabs"], of: pictures.pages.sectors.tabs },
    { file: `${defaultLanguage}/home.yaml`, path: ["sectors", "items"], of: words.home.sectors.items },
  );
  for (const [sector, explanations] of Object.entries(sectors)) {
    const services = items[sector]?.items.length ?? explanations.length;
    if (explanations.length !== services)
      report.add(
        "sectors.yaml",
        wrong(
          `compte ${entries(explanations.length)}, et content/${file} ${services} prestations`,
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
  const place = "écrire dans content/methods.yaml, sous sees, dans quelle limite";
  for (const [kind, { points }] of Object.entries(content.equipment))
    for (const [point, damages] of points.entries())
      for (const [index, { flaws, by }] of damages.entries()) {
        const tell = report.within("equipment.yaml", kind, "points", point, index);
        for (const [at, control] of by.entries())
          if (!flaws.some((flaw) => sees(content, control, flaw)))
            tell(
              wrong(
                `nomme ${control}, qui ne voit pas ${flaws.join(", ")}`,
                `l’enlever ; ou, si la méthode le voit, ${place}`,
              ),
              "by",
              at,
            );
        for (const [at, flaw] of flaws.entries()) {
          const seeing = examinations.filter((control) => sees(content, control, flaw));
          if (!by.some((control) => seeing.includes(control)))
            tell(
              wrong(
                `nomme ${flaw}, que ne voit aucun des contrôles nommés`,
                `nommer sous by un contrôle qui le voit : ${seeing.join(", ")}`,
              ),
              "flaws",
              at,
            );
        }
      }
}

/** The sentence on what to ask for names the methods that look for the damage, and no other. */
function checkAskedFor({ equipment, in: languages }: Content, report: ContentReport) {
  for (const code of languageCodes) {
    const words = languages[code];
    // Without their endings, which change with number and case; short forms, such as PMI, as they are.
    const wordsOf = (name: string) => [
      ...(name.match(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu) ?? []),
      ...(name.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) =>
        word.slice(0, Math.max(4, word.length - 2)),
      ),
    ];
    const names = [
      ...methodNames.map((control) => ({ control, name: words[`methods/${control}`].name })),
      { control: "crs" as const, name: words.controls.crs.name },
    ];
    const all = names.flatMap(({ name }) => wordsOf(name));
    for (const [kind, { controls }] of Object.entries(words.equipment)) {
      const points = equipment[kind]?.points;
      // That it is missing there is told above.
      if (!points) continue;
      const said = `${controls} ${controls.toLowerCase()}`;
      const askedFor = controlsOf(points);
      for (const { control, name } of names) {
        // By a word that no other name has: texts shorten names, and say two with one noun.
        const own = wordsOf(name).filter((word) => all.indexOf(word) === all.lastIndexOf(word));
        const asked = askedFor.includes(control);
        if (own.length === 0 && !asked) continue;
        // A name without such a word is written as it is.
        const named = own.length > 0 ? own : [name.toLowerCase()];
        if (named.some((word) => said.includes(word)) === asked) continue;
        const problem = asked
          ? wrong(`ne nomme pas « ${name} », que content/equipment.yaml demande`, "l’y ajouter")
          : wrong(
              `nomme « ${name} », que content/equipment.yaml ne demande pas`,
              "l’enlever, ou y dire quelle dégradation cette méthode cherche",
            );
        report.add(`${code}/equipment.yaml`, problem, [kind, "controls"]);
      }
    }
  }
}

function checkEquipment({ equipment, pictures, in: languages }: Content, report: ContentReport) {
  const file = `${defaultLanguage}/equipment.yaml`;
  const words = languages[defaultLanguage].equipment;
  checkSameIds(
    report,
    { file, of: words },
    { file: "equipment.yaml", of: equipment },
    { file: "pictures.yaml", path: ["equipment"], of: pictures.equipment },
  );
  const compare = (tell: Tell, list: readonly unknown[], inWords: readonly unknown[] = list) => {
    if (list.length !== inWords.length) tell(unlikeCounts(list, inWords, `content/${file}`));
  };
  for (const [kind, { points }] of Object.entries(pictures.equipment))
    compare(report.within("pictures.yaml", "equipment", kind, "points"), points, words[kind]?.points);
  for (const [kind, { points }] of Object.entries(equipment)) {
    const inWords = words[kind]?.points;
    compare(report.within("equipment.yaml", kind, "points"), points, inWords);
    for (const [index, damages] of points.entries())
      compare(report.within("equipment.yaml", kind, "points", index), damages, inWords?.[index]?.damages);
  }
}

function checkRecognitions({ company, in: languages }: Content, report: ContentReport) {
  const file = `${defaultLanguage}/recognitions.yaml`;
  const { methods, scopes } = languages[defaultLanguage].recognitions;
  const approvals = { file: "company.yaml", path: ["approvals"], of: company.approvals };
  checkSameIds(report, { file, of: methods.rows }, approvals);
  for (const [index, scope] of company.accreditedScopes.entries())
    if (!(scope in scopes.rows)) report.add("company.yaml", notIn(file), ["accreditedScopes", index]);
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
      const tell = report.within(`${code}/sectors.yaml`, "tabs", "items", sector, "explained");
      const strangers = [...explained.entries()].filter(([, { name }]) => !items.includes(name));
      for (const [index, { name }] of strangers)
        tell(
          gone(
            `explique ${quoted(name)}, que le secteur ne nomme pas`,
            name,
            missing,
            "enlever l’entrée",
            "enlever l’entrée, ou nommer la prestation dans items",
          ),
          index,
          "name",
        );
      // A name that is written otherwise is one mistake.
      if (missing.length > strangers.length)
        tell(
          wrong(
            `ne dit pas ce qu’est ${missing.map(quoted).join(", ")}, et content/sectors.yaml ne nomme aucune page qui le dise`,
            "écrire une entrée à ce nom",
          ),
        );
    }
  }
}

/** Bodies whose documents have no title but the English one. */
const englishBodies = /^(?:API|ASME|AWS|NACE)\b/;

function standardsOf(language: Words) {
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
  const { en } = languages as Partial<Record<string, Words>>;
  const titles = new Map(
    (en ? standardsOf(en) : []).flatMap(({ standards }) =>
      standards.map(({ reference, title }) => [reference, title] as const),
    ),
  );
  for (const code of languageCodes.filter((other) => other !== "en"))
    for (const { name, path, standards } of standardsOf(languages[code]))
      for (const [index, { reference, englishTitle }] of standards.entries()) {
        const title = titles.get(reference);
        const isRight = englishTitle !== undefined && (!en || englishTitle === title);
        if (isRight || !englishBodies.test(reference)) continue;
        const problem =
          englishTitle === undefined
            ? wrong(
                "manque",
                `écrire le titre anglais du document ${reference}, qui n’en a pas d’autre, et comme titre ce dont traite le document`,
              )
            : wrong(
                `n’est pas le titre que content/en donne au document ${reference}`,
                `écrire ${quoted(title ?? "")} dans les deux`,
              );
        report.add(`${code}/${name}.yaml`, problem, [...path, index, "englishTitle"]);
      }
}

/** Whether what a language counts is another word for other numbers (CLDR): then the number in words most often is, too. */
function changesWithCount(locale: string): boolean {
  const rules = new Intl.PluralRules(locale);
  return new Set(Array.from({ length: 19 }, (_, index) => rules.select(index + 2))).size > 1;
}

/** One list of numbers in words serves a language only if they stay as they are, whatever they count. */
function checkCounts({ in: languages }: Content, report: ContentReport) {
  for (const code of languageCodes) {
    const { language, ...files } = languages[code];
    if (language.numbers.length === 0 || !changesWithCount(localeOf(language))) continue;
    for (const [name, file] of Object.entries(files))
      for (const { path, text } of textsBelow(file)) {
        const [count] = countsIn(text);
        if (count !== undefined)
          report.add(
            `${code}/${name}.yaml`,
            wrong(
              `écrit {${count}} en lettres, et en « ${code} » un nombre s’accorde avec ce qu’il compte`,
              `écrire {${count}.digits} ; ou [] sous numbers de content/${code}/language.yaml, pour des chiffres partout`,
            ),
            path,
          );
      }
  }
}

/** Reports where files that are well-formed contradict each other, or name what is not there. */
export function checkAcrossFiles(content: Content, source: ContentSource, report: ContentReport): void {
  checkPictures(content, source, report);
  checkLogos(content, source, report);
  checkMaps(content, source, report);
  checkReached(content, report);
  checkPosts(content, report);
  checkTerms(content, report);
  checkSectors(content, report);
  checkEquipment(content, report);
  checkDamage(content, report);
  checkAskedFor(content, report);
  checkRecognitions(content, report);
  checkExplained(content, report);
  checkStandards(content, report);
  checkCounts(content, report);
  checkSameShape(content, report);
}
