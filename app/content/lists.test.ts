import { describe, expect, test } from "vitest";
import { languageCodes } from "#app/i18n/languages.ts";
import { contentSourceOf } from "../../build-tools/content-source.ts";
import { readContent } from "./read-content.ts";

const source = contentSourceOf("content");
const content = readContent(source);

/** The lists of the specification, sections 2.3 to 2.13, by their exact length. */
describe.each(languageCodes)("the lists of the specification in %s", (language) => {
  const words = content.in[language];

  test.each([
    ["domains", Object.keys(words.domains.list.items), 11],
    ["methods", Object.keys(words.cnd.methods.items), 9],
    ["services", words.rsc.services.items, 14],
    ["regulatory items", Object.keys(words.crs.subjects.items), 7],
    ["sectors", Object.keys(words.sectors.tabs.items), 5],
    ["training tabs", Object.keys(words.formation.tabs.items), 4],
    ["commitments", words.about.values.commitments, 4],
    ["points of the quality policy", words.quality.policy.items, 4],
    ["rows of NDT approvals", Object.keys(words.quality.methods.rows), 5],
    ["approval scopes", Object.keys(words.accreditation.scopes.rows), 7],
    ["accreditation slides", words.accreditation.carousel.slides, 3],
    ["values", Object.keys(words.home.strengths.items), 5],
    ["home slides", words.home.hero.slides, 5],
  ])("%s", (_, entries, length) => {
    expect(entries).toHaveLength(length);
  });

  test.each([
    ["oilAndGas", 9],
    ["energyAndMines", 6],
    ["metalConstruction", 6],
    ["industry", 7],
    ["services", 5],
  ] as const)("the sector %s names its %i services", (sector, length) => {
    expect(words.sectors.tabs.items[sector].items).toHaveLength(length);
  });

  test("energy and mines, and metal construction, have the same services", () => {
    const { energyAndMines, metalConstruction } = words.sectors.tabs.items;
    expect(metalConstruction.items).toEqual(energyAndMines.items);
  });

  test("every course of safety, rescue and management has objectives; safety and rescue say for whom", () => {
    const { safety, rescue, management } = words.formation.tabs.items;
    for (const course of [...safety.courses, ...rescue.courses, ...management.courses]) {
      expect(course.objectives?.length, course.title).toBeGreaterThan(1);
    }
    for (const course of [...safety.courses, ...rescue.courses])
      expect(course.audience, course.title).toBeTruthy();
  });

  test("the management courses follow the four standards, in order", () => {
    const titles = words.formation.tabs.items.management.courses.map(({ title }) =>
      title.replaceAll("\u00a0", " "),
    );
    for (const [index, standard] of [
      "ISO 14001:2015",
      "ISO 9001:2015",
      "ISO 45001:2018",
      "ISO 19011:2018",
    ].entries()) {
      expect(titles[index]?.replaceAll("\u202f", " ")).toContain(standard);
    }
  });

  test("B4 is named on the accreditation page only", () => {
    for (const [name, page] of Object.entries(words)) {
      if (name !== "accreditation") expect(JSON.stringify(page), name).not.toMatch(/\bB4\b/);
    }
    expect(words.accreditation.scopes.rows.b4.code).toBe("B4");
  });
});

/** The specification's English texts swap some of these; the French is the source. */
test.each([
  ["general", undefined, "CND en général", "NDT – general"],
  ["radiography", "RT", "Radiographie", "Radiographic testing"],
  ["magneticParticle", "MT", "Magnétoscopie", "Magnetic particle testing"],
  ["penetrant", "PT", "Ressuage", "Penetrant testing"],
  ["ultrasonic", "UT", "Ultrasons", "Ultrasonic testing"],
] as const)("the method %s has the right pair of names", (method, code, french, english) => {
  const { fr, en } = content.in;
  const plain = (text: string) => text.replaceAll("\u00a0", " ");
  expect(fr.quality.methods.rows[method].code).toBe(code);
  expect(en.quality.methods.rows[method].code).toBe(code);
  expect(plain(fr.quality.methods.rows[method].name)).toBe(french);
  expect(plain(en.quality.methods.rows[method].name)).toBe(english);
  if (method === "penetrant" || method === "magneticParticle" || method === "ultrasonic") {
    expect(fr.cnd.methods.items[method]).toMatchObject({ code, name: french });
    expect(en.cnd.methods.items[method]).toMatchObject({ code, name: english });
  }
});

/** Claims and words that the company may not make, or that mean something else. */
const forbidden: readonly RegExp[] = [
  /\bleaders?\b/i,
  /\bmeilleure?s?\b|\bbest\b/i,
  /ann(é|e)es d[’']exp(é|e)rience|years of experience/i,
  /agréée? par l[’']État|approved by the State/i,
  /organisme notifié|notified body/i,
  /laboratoire accrédité|accredited laboratory/i,
  /certifiée? API|API[- ]certified|certified by the American/i,
  /garanti|guarantee/i,
  /toutes les normes|all standards/i,
  /certifi(é|ée|ed|cation)( to| selon)?( la norme)?[\s\u00a0]ISO(\/IEC)?[\s\u00a0]17020/i,
  /accr(é|e)dit(é|ée|ed)( to| selon)?[\s\u00a0]ISO[\s\u00a0](9001|14001|45001)/i,
  /\bTUNAC\b|\bCACES\b|\bINRS\b|ISO[\s\u00a0]9712|SNT-TC/i,
  /phased array|multi-?éléments|\bTOFD\b|courants de Foucault|eddy current|\bdrones?\b|infrarouge|infrared/i,
  /magnetoscopy|security\b|\bagreement\b|reception control/i,
  /zéro défaut|zero defect/i,
  /American Petroleum Institute/i,
  /lorem ipsum|\bTODO\b|à compléter|to be completed/i,
];

test.each(forbidden)("no text says %s", (pattern) => {
  for (const [file, text] of Object.entries(source.texts)) {
    const line = text
      .split("\n")
      .find((candidate) => !candidate.trim().startsWith("#") && pattern.test(candidate));
    expect(line, file).toBeUndefined();
  }
});

test("French texts keep their spaces: narrow before ; ! ? and in guillemets, no-break before a colon", () => {
  for (const [file, text] of Object.entries(source.texts)) {
    if (!file.startsWith("fr/")) continue;
    const words = text.replace(/(^|\s)#.*$/gm, "");
    expect(/.{0,20}\S [;!?»](\s|$).{0,10}/m.exec(words)?.[0], file).toBeUndefined();
    expect(/« .{0,10}/.exec(words)?.[0], file).toBeUndefined();
    expect(/.{0,20}[a-zà-ÿ)] : .{0,10}/.exec(words)?.[0], file).toBeUndefined();
    expect(/^[^#\n]*[a-zà-ÿ]'[a-zà-ÿ].{0,10}/im.exec(words)?.[0], file).toBeUndefined();
  }
});
