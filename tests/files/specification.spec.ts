import * as constants from "#app/constants.ts";
import { content, expect, test } from "../support/test.ts";

/*
 * The specification's own words and numbers, beside the lists of app/content/lists.test.ts: all other tests take theirs from
 * the content and from app/constants.ts, and pass for another company's.
 */

test("the constants are those of the specification", () => {
  const { mapRetryDelayMs, ...numbers } = constants;
  expect(numbers).toEqual({
    languageStorageKey: "language",
    loadingDurationMs: 3000,
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
