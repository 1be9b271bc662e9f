import { readFileSync } from "node:fs";
import { describe, expect, test as anyTest } from "vitest";
import { parse } from "yaml";
import * as constants from "#app/constants.ts";
import { valueAt } from "#model/read/texts-below.ts";
import { pages } from "#model/site/pages.ts";
import { languageCodes, methodNames } from "#app/site/site.server.ts";
import { readSite } from "#model/check/read-content.ts";
import { isSample } from "../tests/support/sample.ts";

const content = readSite("content").content;

// The specification's own texts and numbers, tested for the sample company only. All other tests pass for any company.
const test = anyTest.skipIf(!isSample);

const plain = (text = "") => text.replaceAll(/[\u00a0\u202f]/g, " ");

/** In French only, because the check demands the same entries in every language. */
describe("the lists of the specification, sections 2.3 to 2.13", () => {
  const words = content.in.fr;
  const { company } = content;
  const courses = words.formation.tabs.items;
  const sectors = words.sectors.tabs.items;

  test.each([
    ["kinds of equipment", Object.keys(words.equipment), 11],
    ["methods", methodNames, 9],
    ["services", Object.values(words.rsc.services.phases).flatMap(({ items }) => items), 14],
    ["regulatory items", Object.keys(words.crs.subjects.items), 7],
    ["controls", Object.keys(words.controls), 3],
    ["sectors", Object.keys(sectors), 5],
    ["services of oil and gas", sectors.oilAndGas?.items, 9],
    ["services of energy and mines", sectors.energyAndMines?.items, 6],
    ["services of industry", sectors.industry?.items, 7],
    ["services of services", sectors.services?.items, 5],
    ["training tabs", Object.keys(courses), 4],
    ["courses of activities", courses.activities.courses, 3],
    ["courses of safety", courses.safety.courses, 2],
    ["courses of rescue", courses.rescue.courses, 3],
    ["commitments", words.about.values.commitments, 4],
    ["points of the quality policy", words.quality.policy.items, 4],
    ["rows of NDT approvals", Object.keys(words.recognitions.methods.rows), 5],
    ["approval scopes", Object.keys(words.recognitions.scopes.rows), 7],
    ["accreditation slides", words.accreditation.carousel.slides, 3],
    ["values", Object.keys(words.home.strengths.items), 5],
    ["home slides", words.home.hero.slides, 5],
    ["partners on the home page", company.partners.home, 20],
    ["clients on the page of the accreditation", company.partners.accreditation, 20],
    ["logos on the page of quality", company.partners.quality, 9],
  ])("%s", (_, entries, length) => {
    expect(entries).toHaveLength(length);
  });

  test("every course of safety, rescue and management has objectives; safety and rescue say for whom", () => {
    const forWhom = [...courses.safety.courses, ...courses.rescue.courses];
    for (const { objectives, title } of [...forWhom, ...courses.management.courses])
      expect(objectives?.length, title).toBeGreaterThan(1);
    for (const { audience, title } of forWhom) expect(audience, title).toBeTruthy();
  });

  test("every picture of equipment has four or five points", () => {
    for (const { points } of Object.values(words.equipment)) expect([4, 5]).toContain(points.length);
  });

  test("only scope A3 is accredited", () => {
    expect(company.accreditedScopes).toEqual(["a3"]);
  });

  test("the first office has a fax, the second has none", () => {
    const [first, second] = Object.values(company.offices);
    expect([first?.fax !== undefined, second?.fax !== undefined]).toEqual([true, false]);
  });
});

test.each(languageCodes)("in %s the management courses follow the four standards, in order", (language) => {
  const { courses } = content.in[language].formation.tabs.items.management;
  const standards = ["ISO 14001:2015", "ISO 9001:2015", "ISO 45001:2018", "ISO 19011:2018"];
  expect(courses.map(({ title }) => title.replaceAll(/\s/g, " "))).toEqual(
    standards.map((standard) => expect.stringContaining(standard) as string),
  );
});

test("the first tabs of training have the names that the specification quotes", () => {
  const { activities, safety, rescue } = content.in.fr.formation.tabs.items;
  expect([activities, safety, rescue].map(({ name }) => plain(name))).toEqual([
    "Nos activités de formation",
    "Cycle de Formation sécurité",
    "Cycle de Formation des équipes de secours",
  ]);
});

/** The specification's English texts swap some of these; the French ones are right. */
test.each([
  ["general", undefined, "CND en général", "NDT – general"],
  ["radiography", "RT", "Radiographie", "Radiographic testing"],
  ["magneticParticle", "MT", "Magnétoscopie", "Magnetic particle testing"],
  ["penetrant", "PT", "Ressuage", "Penetrant testing"],
  ["ultrasonic", "UT", "Ultrasons", "Ultrasonic testing"],
] as const)("the method %s has the right pair of names", (method, code, french, english) => {
  const { fr, en } = content.in;
  expect(fr.recognitions.methods.rows[method]?.code).toBe(code);
  expect(en.recognitions.methods.rows[method]?.code).toBe(code);
  expect(plain(fr.recognitions.methods.rows[method]?.name)).toBe(french);
  expect(plain(en.recognitions.methods.rows[method]?.name)).toBe(english);
  if (method === "penetrant" || method === "magneticParticle" || method === "ultrasonic") {
    expect(fr[`methods/${method}`]).toMatchObject({ code, name: french });
    expect(en[`methods/${method}`]).toMatchObject({ code, name: english });
  }
});

anyTest("the constants are those of the specification", () => {
  const { mapRetryDelayMs, ...numbers } = constants;
  expect(numbers).toEqual({
    languageStorageKey: "language",
    loadingDurationMs: 3000,
    scrollToTopThresholdPx: 40,
    homeCarouselFadeMs: 500,
    homeCarouselRestMs: 6000,
    accreditationCarouselIntervalMs: 5000,
    swipeThresholdPx: 40,
    lazyLoadOffsetPx: 100,
    lazyLoadHeightPx: 200,
    revealOffsetPx: 50,
    revealDurationMs: { section: 1000, strengths: 2000, cards: 3000 },
    buttonHoverScale: 1.1,
    logoHeightPx: 100,
    logoWidthPx: 130,
    wideLogoWidthPx: 250,
    mapRetries: 3,
  });
  expect([1, 2, 3].map(mapRetryDelayMs)).toEqual([2, 8, 24]);
});

test("the menu has its eight labels in French and in English", () => {
  const { labels } = content.in.en.frame;
  const { fr } = content.in;
  const menu = {
    Accueil: "Home",
    "À propos": "About Us",
    "Secteurs d’intervention": "Sector of Intervention",
    "Domaine d’application": "Field of Application",
    "Domaines d’activité": "Field of Activities",
    Formation: "Training",
    Qualité: "Quality",
    Contact: "Contact",
  };
  expect(labels).toMatchObject(menu);
  expect(Object.keys(menu).map((label) => fr.frame.labels[label as keyof typeof menu])).toEqual(
    Object.keys(menu),
  );
});

test("pages have the specified addresses", () => {
  expect(Object.values(pages).map(({ address }) => address)).toEqual(
    expect.arrayContaining([
      ...["/", "/about_us", "/accessibilite", "/accreditation", "/contact", "/control", "/controlCND"],
      ...["/controlCRS", "/controlRSC", "/domaines", "/formation", "/glossaire", "/qualite", "/secteurs"],
    ]),
  );
});

/** Words that a text must contain in each language, and that no rule can check: facts of the trade, buyers' questions, search terms. */
test.each([
  ["methods/ultrasonic", "principle", "en biais", "at an angle"],
  ["methods/vacuumBox", "limits", "bouché par l’eau ou la rouille", "plugged by water or rust"],
  ["methods/thickness", "prepare", "épaisseur minimale admissible", "minimum allowable thickness"],
  ["cnd", "comparison.radiography.limit", "mal orientées", "badly oriented"],
  ["cnd", "visit.receive.items", "indication refusée", "rejected indication"],
  ["cnd", "meta.title", "{cities.and}", "{cities.and}"],
  ["crs", "subjects.items.b1.text", "Tuyauteries, postes", "Piping, pressure"],
  ["crs", "visit.receive.items", "L’agrément au titre duquel", "approval under which"],
  ["crs", "meta.title", "Vérification périodique", "Periodic inspection"],
  ["accreditation", "meta.title", "épreuve hydraulique", "hydraulic test"],
  ["formation", "tabs.items.safety.courses", "Caristes", "Forklift drivers"],
  ["formation", "tabs.items.rescue.courses", "sauveteur secouriste du travail", "workplace first-aider"],
  ["formation", "offices.text", "Langue, durée", "Language, duration"],
  ["equipment", "offshorePlatform.damage", "nœuds", "nodes"],
  ["terms", "weldingProcedureQualification.abbreviation", "PV-QMOS", "WPQR"],
  ["terms", "approval.definition", "par une autorité", "by an authority"],
])("%s.yaml contains in %s “%s” and “%s”", (file, field, ...words) => {
  for (const [index, code] of ["fr", "en"].entries()) {
    const content: unknown = parse(readFileSync(`content/${code}/${file}.yaml`, "utf8"));
    expect(JSON.stringify(valueAt(content, field.split(".")))).toContain(words[index]);
  }
});
