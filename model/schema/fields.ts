import { z } from "zod";
import { nearest } from "#model/read/nearest.ts";
import { entries, quoted, wrong, type Wrong } from "#model/read/problem.ts";
import type { MethodName, OfficeId } from "#model/site/pages.ts";
import type { Thing } from "./field-meta.ts";
import { namesBetweenBraces, placesProblem } from "./placeholders.ts";
import { telephoneForm } from "#model/read/telephone.ts";

// Replaces the library's own messages for errors that no field describes itself.
z.config({
  customError: () =>
    wrong("ne convient pas", "comparer avec le même champ d’une autre entrée ou d’une autre langue"),
});

/** Distinguishes in the message a missing value from one of another type. */
const missingOr = (missing: Wrong, other: Wrong) => ({
  error: ({ input }: { readonly input?: unknown }) =>
    input === undefined || input === null ? missing : other,
});

const anyText = (purpose: string) =>
  z.string(
    missingOr(
      wrong("manque", `écrire ${purpose}`),
      wrong("n’est pas un texte", `mettre ${purpose} entre guillemets droits ("…")`),
    ),
  );

const otherLength = (purpose: string, wanted: string) => ({
  error: ({ input }: { readonly input?: unknown }) =>
    wrong(`compte ${(input as string).length} caractères`, `écrire ${purpose}, en ${wanted}`),
});

/** The description of a page for search engines, in characters: they cut off longer ones, and shorter ones say too little. */
export const pageDescription = (purpose: string) =>
  text(purpose, 155).min(120, otherLength(purpose, "120 caractères au moins"));

/**
 * A text shown to visitors. The purpose says where it appears; errors quote it.
 * @param longest in characters
 * @param may placeholders (between braces) that are allowed; those that the purpose contains are required
 */
export function text(purpose: string, longest = 700, may: readonly string[] = []) {
  return anyText(purpose)
    .regex(/\S/, { error: () => wrong("est vide", `écrire ${purpose}`), abort: true })
    .max(longest, otherLength(purpose, `${longest} caractères au plus`))
    .superRefine((written, context) => {
      const problem = placesProblem(written, namesBetweenBraces(purpose), may);
      if (problem) context.addIssue({ code: "custom", message: problem });
    })
    .meta({ description: purpose });
}

const anyList = <Entry extends z.ZodType>(entry: Entry, purpose: string, wanted: string) =>
  z.array(
    entry,
    missingOr(
      wrong("manque", `écrire ${wanted} (${purpose})`),
      wrong("n’est pas une liste", `mettre chaque entrée sur une ligne qui commence par « - » (${purpose})`),
    ),
  );

/** A list of at least one entry, or of exactly `length` entries. */
export function list<Entry extends z.ZodType>(entry: Entry, purpose: string, length?: number) {
  const wanted = length === undefined ? "au moins une entrée" : `exactement ${length} entrées`;
  const otherNumber = {
    error: ({ input }: { readonly input?: unknown }) =>
      wrong(`compte ${entries((input as unknown[]).length)}`, `écrire ${wanted} (${purpose})`),
  };
  const array = anyList(entry, purpose, wanted);
  return (length === undefined ? array.min(1, otherNumber) : array.length(length, otherNumber)).meta({
    description: purpose,
  });
}

/** A list that may be empty: its section is then left out. */
export const listOrNone = <Entry extends z.ZodType>(entry: Entry, purpose: string) =>
  anyList(entry, purpose, "les entrées, ou [] s’il n’y en a pas").meta({ description: purpose });

/** A group of named fields. Missing and unknown fields are errors. */
export function group<Shape extends z.ZodRawShape>(shape: Shape) {
  const known = Object.keys(shape);
  const required = known.filter((key) => !z.safeParse(shape[key] as z.ZodType, undefined).success);
  const write = `écrire ses champs ${(required.length > 0 ? required : known).join(", ")}`;
  const noGroup = missingOr(wrong("manque", write), wrong("n’est pas un groupe de champs", write));
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code !== "unrecognized_keys") return noGroup.error(issue);
      const [first = "", ...more] = issue.keys;
      const free = known.filter((key) => !(key in (issue.input as object)));
      const near = more.length === 0 ? nearest(first, free) : undefined;
      return wrong(
        `a un champ inconnu, ${issue.keys.map(quoted).join(", ")}`,
        near === undefined
          ? `l’enlever ou corriger son nom (connus : ${known.join(", ")})`
          : `écrire ${quoted(near)}, ou l’enlever`,
      );
    },
  });
}

/** A group with the same schema for each of the given names, all of them required and no others allowed. */
export function named<const Names extends readonly string[], Entry extends z.ZodType>(
  names: Names,
  entry: Entry,
) {
  return group(Object.fromEntries(names.map((name) => [name, entry])) as Record<Names[number], Entry>);
}

/** A group with the same schema for all keys of one form. */
export const record = <Entry extends z.ZodType>(
  name: z.ZodString,
  entry: Entry,
  otherName: Wrong,
  missing: Wrong,
) =>
  z
    .record(name, entry, { error: ({ code }) => (code === "invalid_key" ? otherName : missing) })
    .meta({ keyForm: otherName.split("\n")[1] });

/** A group with the same schema for each thing of a kind. The writer chooses their names, all of one form. */
const eachOf = <Name extends string, Entry extends z.ZodType>(
  form: RegExp,
  entry: Entry,
  otherName: Wrong,
  write: string,
  least: 0 | 1 = 1,
) =>
  record(z.string().regex(form), entry, otherName, wrong("manque", write))
    .refine((entries) => Object.keys(entries).length >= least, { error: () => wrong("est vide", write) })
    .meta({ minProperties: least }) as unknown as ReturnType<typeof named<readonly Name[], Entry>>;

/**
 * A group with the same schema for keys such as `generalDirector` for a post.
 * @param least minimum number of keys: 1, or 0 if the site works without
 */
export const byId = <Entry extends z.ZodType>(
  entry: Entry,
  purpose: string,
  example: string,
  least?: 0 | 1,
) =>
  eachOf<string, Entry>(
    /^[a-z][A-Za-z0-9]*$/,
    entry,
    wrong(`n’est pas un nom pour ${purpose}`, `l’écrire en lettres, sans espace ni accent, comme ${example}`),
    `écrire une ligne pour ${purpose}, comme ${example}`,
    least,
  );

/** A group with the same schema for each office. */
export const byOffice = <Entry extends z.ZodType>(entry: Entry) =>
  eachOf<OfficeId, Entry>(
    /^[a-z][a-z0-9-]*$/,
    entry,
    wrong("n’est pas le nom d’un bureau", "l’écrire en petites lettres, sans espace ni accent, comme tunis"),
    "écrire un groupe de champs pour chaque bureau",
  );

/** A group with the same schema for each method. @param least minimum number of methods */
export const byMethod = <Entry extends z.ZodType>(entry: Entry, least?: 0 | 1) =>
  eachOf<MethodName, Entry>(
    /^[a-z][A-Za-z]*$/,
    entry,
    wrong("n’est pas le nom d’une méthode", "l’écrire en lettres, sans espace ni accent, comme ultrasonic"),
    "écrire une ligne pour une méthode, comme ultrasonic",
    least,
  );

/** The posts of an office, if any, by the same ids wherever they occur. */
export const posts = <Entry extends z.ZodType>(entry: Entry) => byId(entry, "un poste", "generalDirector", 0);

/** A text of one form. `example` ends the error message, so that it can be copied. */
export function pattern(expression: RegExp, purpose: string, example: string) {
  return text(purpose)
    .regex(expression, {
      error: ({ input }) =>
        wrong(`${quoted(String(input))} n’est pas ${purpose}`, `l’écrire comme ${example}`),
      abort: true,
    })
    .meta({ examples: [example.replaceAll('"', "")] });
}

/** One of a few names. */
export function oneOf<const Names extends readonly [string, ...string[]]>(names: Names, purpose: string) {
  return z.enum(names, {
    error: ({ input }) => {
      const says = typeof input === "string" ? `${quoted(input)} n’est pas` : "n’est pas";
      const near = nearest(String(input), names) ?? `l’un de ${names.join(", ")}`;
      return wrong(`${says} ${purpose}`, `écrire ${near}`);
    },
  });
}

/** A day, as `2026-11-22` (ISO 8601). */
export const date = (purpose: string) =>
  pattern(/^\d{4}-\d{2}-\d{2}$/, purpose, "2026-11-22").refine((day) => !Number.isNaN(Date.parse(day)), {
    error: ({ input }) => wrong(`${quoted(String(input))} n’est aucun jour`, "l’écrire comme 2026-11-22"),
  });

/** A number. @param form how it is written, such as "le pourcentage seul" */
export const number = (form: string) =>
  z.number({ error: () => wrong("n’est pas un nombre", `écrire ${form}`) });

/** Telephone number in any form. Whether it is valid depends on its country: see `model/check/telephones.ts`. */
export const phone = anyText("un numéro de téléphone").meta({
  description: "un numéro de téléphone",
  pattern: telephoneForm.source,
  examples: ["+216 71 234 567"],
  countryAt: ["address", "country"],
});

/**
 * The name of a thing that another content file defines. `model/check/references.ts` checks that it exists.
 * @param orElse other allowed values
 */
export const reference = <Name extends string>(thing: Thing, purpose: string, orElse: readonly Name[] = []) =>
  text(purpose).meta({ refersTo: thing, orElse }) as z.ZodType<string, string> as z.ZodType<Name, Name>;

export const email = pattern(
  /^[^\s@"<>(),;:]+@[^\s@"<>(),;:.]+(\.[^\s@"<>(),;:.]+)+$/,
  "une adresse e-mail",
  "contact@example.com",
).meta({ silent: true });

const regions = new Intl.DisplayNames("fr", { type: "region", fallback: "none" });

/** The code that stands today for a code of a region, or one that is often taken for it: GB for UK, RS for YU (CLDR). */
const regionNow = (code: string) => new Intl.Locale(`und-${code}`).region ?? code;

export const countryForm = /^[A-Z]{2}$/;

export const country = pattern(countryForm, "les deux lettres d’un pays", "TN").refine(
  (code) => regions.of(code) !== undefined && regionNow(code) === code,
  {
    error: ({ input }) => {
      const code = String(input);
      const now = regionNow(code);
      return wrong(
        `${quoted(code)} n’est le code d’aucun pays`,
        `l’écrire comme ${now === code ? "TN" : now}`,
      );
    },
  },
);

export const httpsLink = pattern(
  /^https:\/\/[^\s/]+\.[^\s/]+(\/\S*)?$/,
  "une adresse https",
  "https://maps.example.com/tunis",
).meta({ silent: true });

/** The name of a file in a folder of `content/`. Whether it exists is checked when content is read. */
const fileIn = (folder: string, form: RegExp, purpose: string, example: string) =>
  pattern(form, purpose, example).meta({ folder, silent: true });

export const imageFile = fileIn(
  "images",
  /^[a-z0-9-]+\.(jpg|png|webp)$/,
  "le nom d’une image de content/images",
  "refinery.jpg",
);

export const logoFile = fileIn(
  "partners",
  /^[a-z0-9-]+\.(svg|png|webp)$/,
  "le nom d’un fichier de logo",
  "01.svg",
);

export const svgFile = fileIn("logo", /^[a-z0-9-]+\.svg$/, "le nom d’un fichier SVG", "logo.svg");

/** A colour of the brand. */
export const colour = (purpose: string) => pattern(/^#[0-9a-fA-F]{6}$/, purpose, '"#0f4250"');
