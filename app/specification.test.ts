import { describe, expect, test as anyTest } from "vitest";
import * as constants from "#app/constants.ts";
import { languageCodes } from "#model/site/languages.ts";
import { methodNames } from "#model/site/paths.ts";
import { contentSourceOf } from "#model/read/read-folder.ts";
import { readContent } from "#model/check/read-content.ts";
import { pages } from "#model/site/pages.ts";
import { isSample } from "../tests/support/sample.ts";

const content = readContent(contentSourceOf("content"));

/*
 * The specification's own words and numbers, which hold of the sample company: all other tests take theirs from the content and
 * from constants.ts, and pass for another company's.
 */
const test = anyTest.skipIf(!isSample);

/** The lists of the specification, sections 2.3 to 2.13, by their exact length. */
describe.each(languageCodes)("the lists of the specification in %s", (language) => {
  const words = content.in[language];

  test.each([
    ["kinds of equipment", Object.keys(words.equipment), 11],
    ["methods", methodNames, 9],
    ["services", Object.values(words.rsc.services.phases).flatMap(({ items }) => items), 14],
    ["regulatory items", Object.keys(words.crs.subjects.items), 7],
    ["controls", Object.keys(words.controls), 3],
    ["sectors", Object.keys(words.sectors.tabs.items), 5],
    ["training tabs", Object.keys(words.formation.tabs.items), 4],
    ["commitments", words.about.values.commitments, 4],
    ["points of the quality policy", words.quality.policy.items, 4],
    ["rows of NDT approvals", Object.keys(words.recognitions.methods.rows), 5],
    ["approval scopes", Object.keys(words.recognitions.scopes.rows), 7],
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
    expect(words.sectors.tabs.items[sector]?.items).toHaveLength(length);
  });

  test("energy and mines, and metal construction, have the same services", () => {
    const { energyAndMines, metalConstruction } = words.sectors.tabs.items;
    expect(metalConstruction?.items).toEqual(energyAndMines?.items);
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

  test("the training courses are those of section 2.10, and points on pictures four or five", () => {
    const { activities, safety, rescue, management } = words.formation.tabs.items;
    expect([activities, safety, rescue, management].map(({ courses }) => courses.length)).toEqual([
      3, 2, 3, 4,
    ]);
    for (const { points } of Object.values(words.equipment)) expect([4, 5]).toContain(points.length);
  });

  test("A3 is accredited, and nothing else", () => {
    expect(content.company.accreditedScopes).toEqual(["a3"]);
  });

  test("B4 is named on the accreditation page only", () => {
    for (const [name, page] of Object.entries(words)) {
      if (name !== "accreditation" && name !== "recognitions")
        expect(JSON.stringify(page), name).not.toMatch(/\bB4\b/);
    }
    expect(words.recognitions.scopes.rows.b4?.code).toBe("B4");
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
  expect(fr.recognitions.methods.rows[method]?.code).toBe(code);
  expect(en.recognitions.methods.rows[method]?.code).toBe(code);
  expect(plain(fr.recognitions.methods.rows[method]?.name ?? "")).toBe(french);
  expect(plain(en.recognitions.methods.rows[method]?.name ?? "")).toBe(english);
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
    loadingMoments: 30,
    scrollToTopThresholdPx: 40,
    homeCarouselRestMs: 500,
    homeCarouselFadeMs: 4000,
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

test("20 partners stand on the home page, 20 clients on that of the accreditation, nine logos on that of quality", () => {
  const { home, accreditation, quality } = content.company.partners;
  expect([home, accreditation, quality].map(({ length }) => length)).toEqual([20, 20, 9]);
});

test("the first office has a fax, the second none", () => {
  expect(Object.values(content.company.offices).map(({ fax }) => fax !== undefined)).toEqual([true, false]);
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

test("the pages have their addresses", () => {
  expect(Object.values(pages).map(({ address }) => address)).toEqual([
    ...["/", "/about_us", "/accessibilite", "/accreditation", "/contact", "/control", "/controlCND"],
    ...["/controlCRS", "/controlRSC", "/domaines", "/formation", "/glossaire", "/qualite", "/secteurs"],
  ]);
});
