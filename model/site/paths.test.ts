import { describe, expect, test } from "vitest";
import { languageCodes } from "./languages.ts";
import { languageOfPath, pageIds, pageOfPath, pathOf, type PageId } from "./paths.ts";

/** Every page with its French and its English address, written out. */
const addresses: readonly (readonly [page: PageId, french: string, english: string])[] = [
  ["home", "/", "/en"],
  ["about", "/about_us", "/en/about_us"],
  ["sectors", "/secteurs", "/en/secteurs"],
  ["domains", "/domaines", "/en/domaines"],
  ["control", "/control", "/en/control"],
  ["cnd", "/controlCND", "/en/controlCND"],
  ["rsc", "/controlRSC", "/en/controlRSC"],
  ["crs", "/controlCRS", "/en/controlCRS"],
  ["formation", "/formation", "/en/formation"],
  ["quality", "/qualite", "/en/qualite"],
  ["accreditation", "/accreditation", "/en/accreditation"],
  ["contact", "/contact", "/en/contact"],
  ["glossary", "/glossaire", "/en/glossary"],
  ["accessibility", "/accessibilite", "/en/accessibility"],
  ["methods/penetrant", "/controlCND/ressuage", "/en/controlCND/penetrant-testing"],
  ["methods/ultrasonic", "/controlCND/ultrasons", "/en/controlCND/ultrasonic-testing"],
  ["methods/magneticParticle", "/controlCND/magnetoscopie", "/en/controlCND/magnetic-particle-testing"],
  ["methods/visual", "/controlCND/examen-visuel", "/en/controlCND/visual-testing"],
  ["methods/thickness", "/controlCND/mesure-epaisseur", "/en/controlCND/thickness-measurement"],
  ["methods/vacuumBox", "/controlCND/boite-a-vide", "/en/controlCND/vacuum-box-testing"],
  ["methods/liner", "/controlCND/inspection-liner", "/en/controlCND/liner-inspection"],
  ["methods/endoscopy", "/controlCND/endoscopie", "/en/controlCND/endoscopy"],
  ["methods/coating", "/controlCND/controle-revetement", "/en/controlCND/coating-inspection"],
];

describe("the address of a page", () => {
  test.each(addresses)("of %s is %s in French and %s in English", (page, french, english) => {
    expect(pathOf(page, "fr")).toBe(french);
    expect(pathOf(page, "en")).toBe(english);
  });

  test("is known for every page", () => {
    expect([...pageIds].sort()).toEqual(addresses.map(([page]) => page).sort());
  });

  test("is that of one page only, in one language only", () => {
    const all = languageCodes.flatMap((code) => pageIds.map((page) => pathOf(page, code)));
    expect(new Set(all).size).toBe(all.length);
  });
});

describe("the language of an address", () => {
  test.each(["/en", "/en/", "/en/x", "/en/about_us", "/en/about_us/", "/en//", "/en/en"])(
    "is English at %s",
    (pathname) => {
      expect(languageOfPath(pathname)).toBe("en");
    },
  );

  test.each(["/", "/about_us", "/england", "/en-GB", "/EN", "/x/en", "//en", "/fr", "/404"])(
    "is French at %s",
    (pathname) => {
      expect(languageOfPath(pathname)).toBe("fr");
    },
  );
});

describe("the page at an address", () => {
  test.each(addresses)(
    "is %s at %s and at %s, with or without a slash at the end",
    (page, french, english) => {
      expect(pageOfPath(french)).toBe(page);
      expect(pageOfPath(`${french}/`)).toBe(page);
      expect(pageOfPath(english)).toBe(page);
      expect(pageOfPath(`${english}/`)).toBe(page);
    },
  );

  test.each([
    "/x",
    "/en/x",
    "/england",
    "/about_us/x",
    "/about_usa",
    "/404",
    "/en/404",
    "/fr",
    "/en/en",
    "//about_us",
    "/controlCND/x",
    "/controlCND/ultrasonic-testing",
    "/en/controlCND/ultrasons",
  ])("is unknown at %s", (pathname) => {
    expect(pageOfPath(pathname)).toBeUndefined();
  });
});
