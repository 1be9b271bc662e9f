import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { HtmlValidate, type ConfigData } from "html-validate";
import { siteFolder } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const config: ConfigData = {
  root: true,
  extends: ["html-validate:standard", "html-validate:document"],
  elements: ["html5"],
  rules: {
    "no-dup-id": "error",
    "heading-level": "error",
    // Scripts and styles are the site's own and have the hash of their content in their names.
    "require-sri": "off",
  },
};

const files = globSync("**/*.html", { cwd: siteFolder });
const textOf = (file: string) => readFileSync(join(siteFolder, file), "utf8");

test("every file of the site is valid HTML", async () => {
  const validator = new HtmlValidate(config);
  expect(files.length).toBeGreaterThan(26);
  for (const file of files) {
    const { results } = await validator.validateString(textOf(file), file);
    const messages = results.flatMap((result) =>
      result.messages.map(({ ruleId, message, line, selector }) => ({ ruleId, message, line, selector })),
    );
    expect(messages, file).toEqual([]);
  }
});

test("a button that the browser opens something with leaves it to the browser to say whether it is open", () => {
  for (const file of files) {
    const buttons = textOf(file).match(/<[^>]+\spopovertarget=[^>]*>/gi) ?? [];
    expect(buttons.length, file).toBeGreaterThan(0);
    expect(
      buttons.filter((button) => /\saria-expanded=/i.test(button)),
      file,
    ).toEqual([]);
  }
});
