import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { changed, good } from "../../tests/fixtures/spoilt-content.ts";
import { checkedContent } from "./content-problems.ts";
import { keepNames, readNames } from "./former-names.ts";
import { CheckMemory } from "./report.ts";

const folder = mkdtempSync(join(tmpdir(), "names-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, "kept/names.json");
beforeEach(() => rmSync(join(folder, "kept"), { recursive: true, force: true }));

const memory = new CheckMemory(file);
const write = (text: string | Buffer) => {
  mkdirSync(join(folder, "kept"), { recursive: true });
  writeFileSync(file, text);
};
const today = new Date().toISOString().slice(0, 10);

/** What is told of names in the lead of a page, once the content has lost a name. */
function told(former: string, lead: string): string[] {
  write(JSON.stringify({ [former]: today }));
  return checkedContent(changed(["fr/about.yaml", ["hero", "lead"], lead]), memory)
    .warnings.filter((warning) => warning.file === "fr/about.yaml" && warning.field === "hero.lead")
    .map(({ says }) => says);
}

describe("a name that left the content", () => {
  test.each([
    ["Gafsa", "À Gafsa et ailleurs, nos inspecteurs.", "Gafsa"],
    ["Gafsa", "NOS BUREAUX DE GAFSA", "GAFSA"],
    ["Côte d’Ivoire", "Le bureau de Côte d'Ivoire répond.", "Côte d’Ivoire"],
    ["Saint-Étienne", "De Saint-Étienne à Lyon.", "Saint-Étienne"],
    ["allemand", "Rapports en français et en allemand.", "allemand"],
    ["صفاقس", "Le bureau de صفاقس répond.", "صفاقس"],
    ["Aciers & Tubes (Gabès) S.A.", "Pour Aciers & Tubes (Gabès) S.A. aussi.", "Aciers & Tubes (Gabès) S.A."],
    // Longer than a name that is still there.
    ["Kalibra Nord", "Chez Kalibra Nord, on mesure.", "Kalibra Nord"],
    ["N'Djaména", "Notre agence de N’Djaména.", "N’Djaména"],
  ])("is told while a text says it: %s, in “%s”", (former, lead, found) => {
    const [says, ...more] = told(former.replaceAll("'", "’"), lead);
    expect(more).toEqual([]);
    expect(says).toContain(`dit encore « ${found} »`);
  });

  test.each([
    ["nothing says it", "Gafsa", "Nos inspecteurs sont partout."],
    ["it is part of a longer word", "Gaf", "À Gafsa et ailleurs."],
    ["it is part of a name that is there", "Port", "Rue du Port, on mesure."],
    ["it is written as a common word", "Leader", "Un leader des tubes."],
    ["it is there again", "Sousse", "Le bureau de Sousse répond."],
    ["braces write the cities", "Gafsa", "Nos bureaux de {cities.and} répondent."],
  ])("is not told if %s", (_, former, lead) => {
    expect(told(former, lead)).toEqual([]);
  });
});

describe("the file of names", () => {
  const { content } = checkedContent(good, memory);
  if (!content) throw new Error("the content has mistakes");

  test("holds the content's names, and those of the last month", () => {
    const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10);
    write(JSON.stringify({ Gafsa: days(20), Gabès: days(40) }));
    keepNames(file, content);
    expect(readNames(file)).toMatchObject({ Gafsa: days(20), Sousse: today, Kalibra: today, Tunisie: today });
    expect(Object.keys(readNames(file))).not.toContain("Gabès");
  });

  test.each([
    ["empty", ""],
    ["cut off", '{"Gafsa":"2026-'],
    ["a list", '["Gafsa"]'],
    ["null", "null"],
    ["a number", "7"],
    ["of another form", '{"Gafsa":{"last":1},"Gabès":7,"Sfax":null,"Tozeur":"hier"}'],
    ["with a byte order mark", "\ufeff{}"],
    ["no text", Buffer.from([0, 255, 254, 0])],
    ["huge", `{"a":"${"x".repeat(5_000_000)}"}`],
  ])("is as good as none if it is %s; the next check writes it anew", (_, text) => {
    write(text);
    expect(readNames(file)).toEqual({});
    keepNames(file, content);
    expect(readNames(file)).toMatchObject({ Kalibra: today });
  });

  test.each<readonly [string, () => void]>([
    ["a folder", () => mkdirSync(file, { recursive: true })],
    ["in a folder that is a file", () => writeFileSync(join(folder, "kept"), "")],
    ["missing", () => undefined],
    [
      "not readable",
      () => {
        write("{}");
        chmodSync(file, 0o000);
      },
    ],
  ])("stops nothing if it is %s", (what, spoil) => {
    spoil();
    expect(checkedContent(good, memory).problems).toEqual([]);
    expect(() => keepNames(file, content)).not.toThrow();
    // What is no file of names stays.
    if (what === "a folder") expect(() => readFileSync(file)).toThrow("EISDIR");
  });
});
