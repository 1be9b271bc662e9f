import { chosenLanguage } from "./chosen-language.js";
import { en } from "./en.ts";
import { fr } from "./fr.ts";

type Catalogue = typeof fr;
export type MessageKey = keyof Catalogue;
export type MessageLanguage = "fr" | "en";

/** The names of the `{places}` in a message. */
type Places<Message> = Message extends `${string}{${infer Place}}${infer Rest}`
  ? Place | Places<Rest>
  : never;

type Values<Key extends MessageKey> = [Places<Catalogue[Key]>] extends [never]
  ? []
  : [Readonly<Record<Places<Catalogue[Key]>, string | number>>];

/** The messages that have no places. */
export type PlainKey = {
  readonly [Key in MessageKey]: Values<Key> extends [] ? Key : never;
}[MessageKey];

const catalogues = { fr, en } as const satisfies Record<
  MessageLanguage,
  Readonly<Record<MessageKey, string>>
>;

// Made once: to make one takes longer than all the rest of a message.
const plurals = { fr: new Intl.PluralRules("fr"), en: new Intl.PluralRules("en") };

// As the machine's own words, it is one for the whole program: whatever says something says it in this language.
let language: MessageLanguage = chosenLanguage(process.argv, process.env);

/** Chooses the language of all that is said from now on. */
export function speak(chosen: MessageLanguage): void {
  language = chosen;
}

/** The one of two texts that is in the language spoken. */
export function inLanguage(french: string, english: string): string {
  return language === "fr" ? french : english;
}

/** A name or a text as it stands in a file, between quotes. */
export function quoted(found: string): string {
  return inLanguage(`« ${found} »`, JSON.stringify(found));
}

/**
 * A message of the catalogue in the language spoken, with its `{places}` filled in. French signs stand off from their words
 * by a no-break space.
 */
export function say<Key extends MessageKey>(key: Key, ...values: Values<Key>): string {
  const given: Readonly<Record<string, string | number>> = values[0] ?? {};
  const forms = catalogues[language][key].split(" | ");
  const one = plurals[language].select(Number(given.count)) === "one";
  const message = (one ? forms[0] : forms.at(-1)) ?? "";
  return message
    .replaceAll(/ (?=[:;!?»])|(?<=«) /g, language === "fr" ? "\u00a0" : " ")
    .replaceAll(/\{(\w+)\}/g, (place, name: string) => String(given[name] ?? place));
}
