import { localeOf } from "#model/site/languages.ts";
import type { Language, OfficeId } from "#model/site/pages.ts";
import { addressIn } from "#model/schema/address-in.ts";
import type { Content, Words } from "#model/schema/model.ts";
import { capital, cityLists, inDigits, listNames, type ListName } from "#model/schema/placeholders.ts";
import { withLeaves } from "#model/read/texts-below.ts";

/** The lists that a text may count. */
const lists: Readonly<Record<ListName, (words: Words, shared: Content) => object>> = {
  methods: (_, { methods }) => methods,
  equipment: ({ equipment }) => equipment,
  sectors: ({ sectors }) => sectors.tabs.items,
  controls: ({ controls }) => controls,
  offices: (_, { company }) => company.offices,
  languages: (_, { in: languages }) => languages,
  services: ({ rsc }) => Object.values(rsc.services.phases).flatMap(({ items }) => items),
  links: ({ rsc }) => rsc.chain.items,
  subjects: ({ crs }) => crs.subjects.items,
  occasions: ({ cnd }) => cnd.when.items,
  values: ({ home }) => home.strengths.items,
  commitments: ({ about }) => about.values.commitments,
  policies: ({ quality }) => quality.policy.items,
  "courses.activities": ({ formation }) => formation.tabs.items.activities.courses,
  "courses.safety": ({ formation }) => formation.tabs.items.safety.courses,
  "courses.rescue": ({ formation }) => formation.tabs.items.rescue.courses,
  "courses.management": ({ formation }) => formation.tabs.items.management.courses,
};

/** How many entries a list has. @param words of the language */
export const countOf = (name: ListName, words: Words, shared: Content) =>
  Object.keys(lists[name](words, shared)).length;

function fillings(language: Language, content: Content): Map<string, string> {
  const words = content.in[language];
  const { numbers } = words.language;
  const locale = localeOf(words.language);
  const cities = Object.entries(content.company.offices).map(
    ([id, office]) => addressIn(office, words.offices[id as OfficeId]).city,
  );
  const found = [
    ...listNames.flatMap((name) => {
      const count = countOf(name, words, content);
      return [[name, numbers[count] ?? String(count)] as const, [inDigits(name), String(count)] as const];
    }),
    ...Object.entries(cityLists).map(
      ([name, type]) => [name, new Intl.ListFormat(locale, { type }).format(cities)] as const,
    ),
  ];
  return new Map(
    found.flatMap(([name, text]) => [
      [name, text],
      [capital(name), capital(text, locale)],
    ]),
  );
}

const withFilled = (value: unknown, filling: ReadonlyMap<string, string>) =>
  withLeaves(value, (leaf) =>
    typeof leaf === "string"
      ? leaf.replaceAll(/\{([\w.]+)\}/g, (place, name: string) => filling.get(name) ?? place)
      : leaf,
  );

/** The content with all placeholders of its texts filled. */
export function filled(content: Content): Content {
  const languages = Object.entries(content.in).map(([code, words]) => [
    code,
    withFilled(words, fillings(code as Language, content)),
  ]);
  return { ...content, in: Object.fromEntries(languages) as Content["in"] };
}
