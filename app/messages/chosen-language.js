/**
 * The language in which commands speak to whoever runs them.
 *
 * @typedef {"fr" | "en"} MessageLanguage
 */

/**
 * French, unless `--lang` or the machine says English: the owner reads French.
 *
 * @param {readonly string[]} options those of the command
 * @param {Readonly<Record<string, string | undefined>>} machine its environment variables
 * @returns {MessageLanguage}
 */
export function chosenLanguage(options, machine) {
  const place = options.findIndex((option) => option.startsWith("--lang"));
  const option = place < 0 ? undefined : (options[place]?.split("=")[1] ?? options[place + 1]);
  const wanted = [option, machine.MESSAGES, machine.LC_ALL, machine.LC_MESSAGES, machine.LANG].find(Boolean);
  return /^en\b|^en_/i.test(wanted ?? "") ? "en" : "fr";
}
