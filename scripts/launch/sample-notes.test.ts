import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { byPlace } from "./problems.ts";
import { sampleNotes, untranslated } from "./sample-notes.ts";

test("values with a note are listed by file, sample drawings by folder", () => {
  const folder = mkdtempSync(join(tmpdir(), "launch-"));
  const files = {
    "company.yaml":
      "brand:\n  name: Exemple SA # EXEMPLE / SAMPLE\n  # EXEMPLE / SAMPLE : à remplacer.\n  city: Tunis\n",
    "fr/quality.yaml": "standard: ISO 9001:2015 # À CONFIRMER / TO CONFIRM\n",
    "partners/01.svg": "<svg><!-- EXEMPLE / SAMPLE --></svg>",
    "partners/02.svg": "<svg/>",
  };
  for (const inner of ["fr", "partners"]) mkdirSync(join(folder, inner));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  expect(byPlace(sampleNotes(folder))).toEqual([
    "",
    "content/company.yaml",
    "  2: « name: Exemple SA » est un exemple : écrire la vraie valeur, puis enlever la marque",
    "  3: à remplacer.",
    "",
    "content/fr/quality.yaml",
    "  1: « standard: ISO 9001:2015 » est à confirmer : comparer aux documents de la société (docs/to-confirm.md), puis enlever la marque",
    "",
    "content/partners",
    "  dessins d’exemple (1) : mettre les vrais à leur place",
  ]);
  rmSync(folder, { recursive: true });
});

test("texts that are still those of the default language are counted", () => {
  const folder = mkdtempSync(join(tmpdir(), "launch-"));
  cpSync("content", folder, { recursive: true });
  for (const file of ["about", "crs"])
    cpSync(join(folder, `fr/${file}.yaml`), join(folder, `en/${file}.yaml`));
  expect(byPlace(untranslated(folder))).toContainEqual(
    expect.stringMatching(
      /^ {2}\d\d+ des \d+ textes longs sont ceux de content\/fr \(en\/about\.yaml, .*les traduire$/,
    ),
  );
  rmSync(folder, { recursive: true });
});
