import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import { say } from "#app/messages/messages.ts";
import { nearest } from "#app/messages/nearest.ts";

/** An option of a command: whether it stands alone, or what its value looks like. */
type Option = { readonly type: "boolean" } | { readonly type: "string"; readonly example: string };

type Options = Readonly<Record<string, Option>>;

type Given<Known extends Options> = {
  readonly [Name in keyof Known]?: Known[Name]["type"] extends "boolean" ? boolean : string;
};

/**
 * The options that a command was given. Every command knows `--lang` as well, which `app/messages/` reads.
 * @param given what stands behind the name of the command
 * @throws with words for whoever typed it: an option that there is not, or one without its value
 */
export function optionsOf<const Known extends Options>(
  known: Known,
  given: readonly string[] = process.argv.slice(2),
): Given<Known> {
  const all: Options = { ...known, lang: { type: "string", example: "--lang fr" } };
  const names = Object.keys(all).map((name) => `--${name}`);
  // Names and values are told apart by the library; what is wrong with them is said here.
  const options: ParseArgsOptionsConfig = Object.fromEntries(
    Object.entries(all).map(([name, { type }]) => [name, { type }]),
  );
  const { values, tokens } = parseArgs({
    args: [...given],
    options,
    strict: false,
    tokens: true,
    allowPositionals: true,
  });
  for (const token of tokens) {
    if (token.kind === "positional")
      throw new Error(say("optionWord", { found: token.value, known: names.join(", ") }));
    if (token.kind !== "option") continue;
    const { rawName: found, name, value } = token;
    const option = Object.hasOwn(all, name) ? all[name] : undefined;
    if (!option) {
      const near = nearest(found, names);
      throw new Error(
        near === undefined
          ? say("optionUnknown", { found, known: names.join(", ") })
          : say("optionUnknownNear", { found, near }),
      );
    }
    if (option.type === "boolean" && value !== undefined) throw new Error(say("optionValue", { found }));
    if (option.type === "string" && (value === undefined || value === "" || value.startsWith("--")))
      throw new Error(say("optionNoValue", { found, example: option.example }));
    if (name === "lang" && value !== "fr" && value !== "en")
      throw new Error(say("optionLang", { found: value ?? "" }));
  }
  return values as Given<Known>;
}
