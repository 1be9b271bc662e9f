import { z } from "zod";

/**
 * The kinds of field that content files are made of. Each says what it is for, in French and in English: editors show
 * both. Every message ends by saying what to write, so that the one line a writer gets (file, field, problem, remedy) is
 * enough to mend it.
 */

/** Longest page description that search engines show whole, in characters. */
export const descriptionLimit = 155;

/** Shortest page description that says enough there, in characters. */
const descriptionLeast = 120;

/** Longest page title that search engines show whole, in characters, brand not counted. */
export const titleLimit = 60;

/** The description of a page for search engines, neither cut off nor thin there. */
export const pageDescription = (french: string, purpose: string) =>
  text(french, purpose, descriptionLimit).min(descriptionLeast, {
    error: ({ input }) =>
      `is ${String((input as string).length)} characters long: write ${purpose} in at least ${descriptionLeast}`,
  });

const meta = (french: string, english: string) => ({ description: `${french} / ${english}` });

/** A text shown to visitors. The purpose says where it appears; it is what the writer reads in an error. */
export function text(french: string, purpose: string, longest = Infinity) {
  const whole = z
    .string({
      error: ({ input }) =>
        input === undefined || input === null
          ? `is missing: write ${purpose}`
          : `is not text: put quotes around ${purpose}`,
    })
    .regex(/\S/, { error: `is empty: write ${purpose}`, abort: true })
    .regex(/^\S([\s\S]*\S)?$/, { error: "begins or ends with a space: take it away" });
  const limited = Number.isFinite(longest)
    ? whole.max(longest, {
        error: ({ input }) =>
          `is ${String((input as string).length)} characters long: write ${purpose} in at most ${longest}`,
      })
    : whole;
  return limited.meta(meta(french, purpose));
}

/** A list of at least one entry, or of exactly `length` entries. */
export function list<Entry extends z.ZodType>(
  entry: Entry,
  french: string,
  purpose: string,
  length?: number,
) {
  const wanted = length === undefined ? `at least one of ${purpose}` : `exactly ${length} of ${purpose}`;
  const array = z.array(entry, {
    error: ({ input }) =>
      input === undefined
        ? `is missing: list ${wanted}`
        : `is not a list: put each of ${purpose} on a line that begins with "- "`,
  });
  const otherNumber = {
    error: ({ input }: { readonly input?: unknown }) =>
      `has ${String((input as unknown[]).length)} entries: list ${wanted}`,
  };
  return (length === undefined ? array.min(1, otherNumber) : array.length(length, otherNumber)).meta(
    meta(french, purpose),
  );
}

/** A group of named fields. A field that is missing or that nobody knows is an error. */
export function group<Shape extends z.ZodRawShape>(shape: Shape) {
  const known = Object.keys(shape);
  const required = known.filter((key) => !z.safeParse(shape[key] as z.ZodType, undefined).success);
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code === "unrecognized_keys") {
        const keys = issue.keys.map((key) => JSON.stringify(key)).join(", ");
        return `has the unknown field ${keys}: remove it or correct its name (known: ${known.join(", ")})`;
      }
      return issue.input === undefined || issue.input === null
        ? `is missing: write its fields ${required.join(", ")}`
        : `is not a group of fields: write its fields ${required.join(", ")}`;
    },
  });
}

/** One of the same thing for each of the given names, all of them required and no other allowed. */
export function named<const Names extends readonly string[], Entry extends z.ZodType>(
  names: Names,
  entry: Entry,
) {
  return group(Object.fromEntries(names.map((name) => [name, entry])) as Record<Names[number], Entry>);
}

/** At least one of the same thing, by ids that the writer gives, such as `generalDirector` for a post. */
export function byId<Entry extends z.ZodType>(entry: Entry, purpose: string, example: string) {
  return z
    .record(z.string().regex(/^[a-z][A-Za-z]*$/), entry, {
      error: (issue) =>
        issue.code === "invalid_key"
          ? `is not the id of ${purpose}: write it in letters alone, like ${example}`
          : `is missing: write one line for each ${purpose.replace(/^an? /, "")}, such as ${example}`,
    })
    .refine((entries) => Object.keys(entries).length > 0, {
      error: `is empty: write one line for each ${purpose.replace(/^an? /, "")}, such as ${example}`,
    })
    .meta({ minProperties: 1 });
}

/** The posts of an office: the same ids wherever posts stand. */
export const posts = <Entry extends z.ZodType>(entry: Entry) => byId(entry, "a post", "generalDirector");

/** A text of one form. `example` ends the message, so that the form can be copied. */
export function pattern(expression: RegExp, french: string, purpose: string, example: string) {
  return text(french, purpose).regex(expression, {
    error: ({ input }) => `${JSON.stringify(input)} is not ${purpose}: write it like ${example}`,
  });
}

/** International telephone number in groups of digits, as it is read: `+216 00 000 001`. */
export const phone = pattern(
  /^\+\d{1,3}( \d{2,4}){2,4}$/,
  "un numéro de téléphone",
  "a telephone number",
  "+216 00 000 001",
);

export const email = pattern(
  /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/,
  "une adresse e-mail",
  "an e-mail address",
  "contact@example.com",
);

/** Country by its two letters (ISO 3166-1 alpha-2). */
export const country = pattern(
  /^[A-Z]{2}$/,
  "les deux lettres d’un pays",
  "the two letters of a country",
  "TN",
);

export const httpsLink = pattern(
  /^https:\/\/[^\s/]+\.[^\s/]+(\/\S*)?$/,
  "une adresse https",
  "an https address",
  "https://maps.example.com/tunis",
);

/** File name of a picture in `content/images/`. That the file exists is checked when content is read. */
export const imageFile = pattern(
  /^[a-z0-9-]+\.(jpg|png|webp)$/,
  "le nom d’une image de content/images",
  "the name of a picture in content/images",
  "refinery.jpg",
);

/** File name of a logo in a folder of `content/partners/`. */
export const logoFile = pattern(
  /^[a-z0-9-]+\.(svg|png|webp)$/,
  "le nom d’un fichier de logo",
  "the name of a logo file",
  "01.svg",
);

/** File name of a drawing of the company's own, such as its logo. */
export const svgFile = pattern(
  /^[a-z0-9-]+\.svg$/,
  "le nom d’un fichier SVG",
  "the name of an SVG file",
  "logo.svg",
);

/** A colour of the brand, which `purpose` says. */
export function colour(french: string, purpose: string) {
  return pattern(/^#[0-9a-f]{6}$/, french, purpose, '"#0f4250"');
}
