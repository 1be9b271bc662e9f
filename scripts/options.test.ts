import { expect, test } from "vitest";
import { speak } from "#app/messages/messages.ts";
import { siteUrlOf } from "../build-tools/site-url.ts";
import { optionsOf } from "./options.ts";

speak("fr");

const known = {
  fix: { type: "boolean" },
  url: { type: "string", example: "--url https://votre.domaine" },
} as const;

test.each([
  [[], {}],
  [["--fix"], { fix: true }],
  [["--url", "https://a.tn", "--lang", "en"], { url: "https://a.tn", lang: "en" }],
  [["--url=https://a.tn"], { url: "https://a.tn" }],
])("of %j the options are read", (given, options) => {
  expect({ ...optionsOf(known, given) }).toEqual(options);
});

test.each([
  [["--fux"], "L’option --fux n’existe pas : écrire --fix"],
  [["--toString"], "L’option --toString n’existe pas : options connues : --fix, --url, --lang"],
  [["-x"], "L’option -x n’existe pas : options connues : --fix, --url, --lang"],
  [["--url"], "L’option --url n’a pas de valeur : écrire --url https://votre.domaine"],
  [["--url", "--fix"], "L’option --url n’a pas de valeur : écrire --url https://votre.domaine"],
  [["--url="], "L’option --url n’a pas de valeur : écrire --url https://votre.domaine"],
  [["--fix=oui"], "L’option --fix ne prend pas de valeur : l’enlever"],
  [["fix"], "« fix » n’est pas une option : options connues : --fix, --url, --lang"],
  [["--lang", "de"], "« de » n’est pas une langue de ces messages : écrire --lang fr ou --lang en"],
])("%j is refused in words", (given, says) => {
  expect(() => optionsOf(known, given)).toThrow(new Error(says.replaceAll(/ (?=[:»])|(?<=«) /g, "\u00a0")));
});

test.each([
  ["https://site.tn", "https://site.tn"],
  ["https://site.tn/", "https://site.tn"],
  ["http://127.0.0.1:4173", "http://127.0.0.1:4173"],
])("the address of a site may be written %s", (given, address) => {
  expect(siteUrlOf(given, "--url")).toBe(address);
});

test.each([
  "site.tn",
  "https://",
  "https://site.tn/fr",
  "https://site.tn?x",
  "ftp://site.tn",
  "https://a@site.tn",
  "oui",
])("%s is not the address of a site", (given) => {
  expect(() => siteUrlOf(given, "SITE_URL")).toThrow(
    /n’est pas l’adresse d’un site\s: écrire SITE_URL comme https:/,
  );
});
