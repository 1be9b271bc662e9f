import { z } from "zod";
import { pages } from "#model/site/pages.ts";
import { wrong } from "#model/read/problem.ts";
import { group, listOrNone, named, pattern, text } from "./fields.ts";

/** The name of a language's folder: a language tag (BCP 47). */
export const languageCode = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

const segment = pattern(
  /^[a-z][a-z0-9_-]*$/i,
  "la fin d’une adresse, sans sa barre oblique",
  "glossary",
).optional();

const direction = z.enum(["ltr", "rtl"], {
  error: ({ input }) =>
    wrong(
      input === undefined ? "manque" : "n’est pas un sens d’écriture",
      "écrire ltr (de gauche à droite) ou rtl (de droite à gauche)",
    ),
});

/** `content/<language>/language.yaml`: a folder with this file is a language of the site, and its name the language's code. */
export const languageSchema = group({
  ownName: text("le nom de la langue, écrit comme l’écrivent ceux qui la parlent", 30).meta({
    untagged: false,
  }),
  direction,
  openGraphLocale: pattern(
    /^[a-z]{2,3}_[A-Z]{2}$/,
    "une langue et un pays, pour les réseaux sociaux",
    "fr_TN",
  ),
  /** Each entry is one number, also of several words. Higher numbers are written in digits. */
  numbers: listOrNone(text("un nombre en lettres", 60), "les nombres en lettres depuis zéro"),
  /** Addresses that differ in this language, by page. The home page has none: it is at the folder's name. */
  addresses: named(
    Object.keys(pages).filter((page) => page !== "home"),
    segment,
  ).optional(),
}).meta({ silent: true, untagged: true, differs: "free" });
