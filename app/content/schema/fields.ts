import { z } from "zod";

/**
 * The kinds of field that content files are made of. Every message ends by saying what to write, so that
 * the one line a writer gets (file, field, problem, remedy) is enough to mend it.
 */

/** Longest page description that search engines show whole, in characters. */
export const descriptionLimit = 155;

/** Longest page title that search engines show whole, in characters, brand not counted. */
export const titleLimit = 60;

/** A text shown to visitors. `purpose` says where it appears; it is what the writer reads in an error. */
export function text(purpose: string, longest = Infinity) {
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
  return limited.meta({ description: purpose });
}

/** A list of at least one entry, or of exactly `length` entries. */
export function list<Entry extends z.ZodType>(entry: Entry, purpose: string, length?: number) {
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
  return (length === undefined ? array.min(1, otherNumber) : array.length(length, otherNumber)).meta({
    description: purpose,
  });
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

/** Posts of an office by their ids, such as `generalDirector`: at least one, and the same ids wherever posts stand. */
export function posts<Entry extends z.ZodType>(entry: Entry) {
  return z
    .record(z.string().regex(/^[a-z][A-Za-z]*$/), entry, {
      error: (issue) =>
        issue.code === "invalid_key"
          ? "is not the id of a post: write it in letters alone, like generalDirector"
          : "is missing: write one line for each post, such as generalDirector",
    })
    .refine((entries) => Object.keys(entries).length > 0, {
      error: "is empty: write one line for each post, such as generalDirector",
    })
    .meta({ minProperties: 1 });
}

/** A text of one form. `example` ends the message, so that the form can be copied. */
export function pattern(expression: RegExp, purpose: string, example: string) {
  return text(purpose).regex(expression, {
    error: ({ input }) => `${JSON.stringify(input)} is not ${purpose}: write it like ${example}`,
  });
}

/** International telephone number in groups of digits, as it is read: `+216 00 000 001`. */
export const phone = pattern(/^\+\d{1,3}( \d{2,4}){2,4}$/, "a telephone number", "+216 00 000 001");

export const email = pattern(/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/, "an e-mail address", "contact@example.com");

/** Country by its two letters (ISO 3166-1 alpha-2). */
export const country = pattern(/^[A-Z]{2}$/, "the two letters of a country", "TN");

export const httpsLink = pattern(
  /^https:\/\/[^\s/]+\.[^\s/]+(\/\S*)?$/,
  "an https address",
  "https://maps.example.com/tunis",
);

/** File name of a picture in `content/images/`. That the file exists is checked when content is read. */
export const imageFile = pattern(
  /^[a-z0-9-]+\.(jpg|png|webp)$/,
  "the name of a picture in content/images",
  "refinery.jpg",
);

/** File name of a logo in a folder of `content/partners/`. */
export const logoFile = pattern(/^[a-z0-9-]+\.(svg|png|webp)$/, "the name of a logo file", "01.svg");

/** A picture with what it shows in words. `alt` is read aloud, and stands in the picture's place if it is lost. */
export const picture = group({
  file: imageFile,
  alt: text("what the picture shows, for someone who cannot see it", 140),
});

/** What search engines and browser tabs say of a page. */
export const meta = group({
  title: text("the page title, without the brand", titleLimit),
  description: text("the page description for search engines", descriptionLimit),
  keywords: list(text("a search word"), "the page's search words"),
});

/** File name of a drawing of the company's own, such as its logo. */
export const svgFile = pattern(/^[a-z0-9-]+\.svg$/, "the name of an SVG file", "logo.svg");

/** A colour of the brand, which `purpose` says. */
export function colour(purpose: string) {
  return pattern(/^#[0-9a-f]{6}$/, `the colour of ${purpose}, between quotes`, '"#0f4250"');
}
