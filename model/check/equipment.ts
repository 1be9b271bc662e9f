import { defaultLanguage } from "#model/site/pages.ts";
import { unlikeCounts, wrong } from "#model/read/problem.ts";
import { controlsOf, inspections, type Examination } from "#model/schema/equipment.ts";
import type { Flaw } from "#model/schema/flaws.ts";
import type { Content } from "#model/schema/model.ts";
import type { ContentReport, Tell } from "./report.ts";

/** Checks that all files have the same number of points for a kind of equipment, and of damages at each point. */
function checkPoints({ equipment, pictures, in: languages }: Content, report: ContentReport) {
  const file = `${defaultLanguage}/equipment.yaml`;
  const words = languages[defaultLanguage].equipment;
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

/** Whether a method sees a flaw. Inspections count as seeing every flaw. */
const sees = ({ methods }: Content, control: Examination, flaw: Flaw) =>
  control === "rsc" || control === "crs" || methods[control].sees?.[flaw] !== undefined;

/** Checks that each control of a damage sees one of its flaws, and that each flaw is seen by a control. */
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
          const seeing = [...report.site.methodNames, ...inspections].filter((control) =>
            sees(content, control, flaw),
          );
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

/** Checks that the sentence on what to ask for names the methods that look for the damage, and no other. */
function checkAskedFor({ equipment, in: languages }: Content, report: ContentReport) {
  const { languageCodes, methodNames } = report.site;
  for (const code of languageCodes) {
    const words = languages[code];
    // Words without their endings, which change with number and case, and abbreviations, such as PMI, as they are.
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
      // A missing entry is reported above.
      if (!points) continue;
      const said = `${controls} ${controls.toLowerCase()}`;
      const askedFor = controlsOf(points);
      for (const { control, name } of names) {
        // Looks for words that no other name has: texts shorten names, and use one noun for two.
        const own = wordsOf(name).filter((word) => all.indexOf(word) === all.lastIndexOf(word));
        const asked = askedFor.includes(control);
        if (own.length === 0 && !asked) continue;
        // A name without such a word must be written in full.
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

/** Checks that controls see the damage of equipment, and that texts name them. */
export function checkEquipment(content: Content, report: ContentReport): void {
  checkPoints(content, report);
  checkDamage(content, report);
  checkAskedFor(content, report);
}
