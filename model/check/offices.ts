/** Checks what several files say of an office: maps, e-mail addresses, posts. */
import { defaultLanguage } from "#model/site/pages.ts";
import { wrong } from "#model/read/problem.ts";
import type { ContentSource } from "#model/read/read-folder.ts";
import type { Content } from "#model/schema/model.ts";
import { onlyIn } from "./references.ts";
import type { ContentReport } from "./report.ts";

function checkMaps({ in: languages }: Content, { maps }: ContentSource, report: ContentReport) {
  const { languageCodes, officeIds } = report.site;
  const tell = report.within(`${defaultLanguage}/offices.yaml`);
  for (const office of officeIds) {
    // A difference between languages is reported elsewhere.
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

/** Warns if two offices share an e-mail address. */
function warnOfSharedAddress({ company }: Content, report: ContentReport) {
  const owners = new Map<string, string>();
  for (const office of report.site.officeIds) {
    const { email } = company.offices[office];
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
  }
}

/** Checks that every post that `company.yaml` fills has its name in `offices.yaml`, and the other way round. */
function checkPosts({ company, in: languages }: Content, report: ContentReport) {
  const { languageCodes, officeIds } = report.site;
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

/** Checks that maps, e-mail addresses and posts of the offices agree in all files. */
export function checkOffices(content: Content, source: ContentSource, report: ContentReport): void {
  checkMaps(content, source, report);
  warnOfSharedAddress(content, report);
  checkPosts(content, report);
}
