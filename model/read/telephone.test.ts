import { getCountries, getCountryCallingCode, getExampleNumber } from "libphonenumber-js/max";
import examples from "libphonenumber-js/mobile/examples";
import { describe, expect, test } from "vitest";
import { telephoneDoubt, telephoneProblem, telephoneWellSet } from "./telephone.ts";

const sampleOf = (country: (typeof countries)[number]) => {
  const number = getExampleNumber(country, examples);
  if (!number) throw new Error(`no example for ${country}`);
  return number;
};
const countries = getCountries();

test("each country's example number is accepted in national, international and E.164 form, and grouped as there", () => {
  expect(countries.length).toBeGreaterThan(240);
  for (const country of countries) {
    const example = sampleOf(country);
    const shown = example.formatInternational();
    const abroad = country === "TN" ? "FR" : "TN";
    for (const [written, where] of [
      [shown, country],
      [shown, abroad],
      [shown.replaceAll(" ", "\u00a0"), abroad],
      [shown.replaceAll(" ", "\u202f"), abroad],
      [shown.replaceAll(" ", "-"), abroad],
      [example.number, abroad],
      [example.formatNational(), country],
    ] as const) {
      expect(telephoneProblem(written, where), `${written} in ${where}`).toBeUndefined();
      expect(telephoneWellSet(written, where), `${written} in ${where}`).toBe(shown);
      expect(telephoneDoubt(written, where), `${written} in ${where}`).toBeUndefined();
    }
  }
});

test("a number that is invalid in its country gets the reason and an example of that country", () => {
  for (const country of countries) {
    const example = sampleOf(country);
    const start = `+${getCountryCallingCode(country)}`;
    for (const [written, why] of [
      [`${start} 1`, "est trop court"],
      [`${example.number}${"0".repeat(15)}`, "est trop long"],
      ["demander au bureau", "n’est pas un numéro de téléphone"],
    ] as const) {
      const said = telephoneProblem(written, country) ?? "";
      expect(said, written).toContain(`« ${written} » ${why}`);
      expect(said, written).toContain(`comme ${example.formatInternational()}`);
    }
  }
});

describe("fixed, mobile, fax, free and other numbers", () => {
  test.each([
    ["71 234 567", "TN", "+216 71 234 567"],
    ["21671234567", "TN", "+216 71 234 567"],
    ["+33 (0)1.99.00.12.34", "TN", "+33 1 99 00 12 34"],
    ["0033 1 99 00 12 34", "TN", "+33 1 99 00 12 34"],
    ["0 800 123 456", "FR", "+33 800 12 34 56"],
    ["(212) 555-0123", "US", "+1 212 555 0123"],
    ["020 7946 0018", "GB", "+44 20 7946 0018"],
    ["030 23125012", "DE", "+49 30 23125012"],
    ["02 1234 5678", "IT", "+39 02 1234 5678"],
    ["+800 1234 5678", "TN", "+800 1234 5678"],
    // Numbers of unassigned ranges keep the groups that were typed.
    ["+216 00 000 001", "TN", "+216 00 000 001"],
    ["+216 00-000-001", "TN", "+216 00 000 001"],
  ])("%s in %s is %s", (written, country, shown) => {
    expect(telephoneProblem(written, country)).toBeUndefined();
    expect(telephoneWellSet(written, country)).toBe(shown);
  });

  test.each([
    ["71 234 567", "FR", "« 71 234 567 » est trop court pour un numéro en +33 (France)"],
    ["+1 212 555", "CA", "en +1 (Canada)\najouter les chiffres qui manquent, comme +1 506 234 5678"],
    ["+33 1 23 45 67 89 0", "TN", "est trop long pour un numéro en +33 (France)"],
    ["+800 12", "TN", "est trop court pour un numéro en +800\n"],
    ["71 234 567", "AQ", "ne commence par l’indicatif d’aucun pays"],
    ["+999 71 234 567", "TN", "ne commence par l’indicatif d’aucun pays\nl’écrire comme +216 20 123 456"],
    ["+216 71 234 567 ext. 12", "TN", "finit par un poste interne"],
    ["+216 71 234 567 / 568", "TN", "est trop long"],
    ["+216 71 234 567 ou +216 71 234 568", "TN", "n’est pas un numéro de téléphone"],
    ["", "TN", "n’est pas un numéro de téléphone"],
  ])("%s in %s: %s", (written, country, says) => {
    expect(telephoneProblem(written, country)).toContain(says);
    expect(telephoneWellSet(written, country)).toBe(written);
  });

  test("a number that was never assigned gives only a warning", () => {
    expect(telephoneDoubt("+216 00 000 001", "TN")).toContain("en +216 (Tunisie)");
    expect(telephoneDoubt("+216 71 234 567", "TN")).toBeUndefined();
  });
});
