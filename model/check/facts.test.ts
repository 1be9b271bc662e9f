import { expect, test } from "vitest";
import { parse } from "yaml";
import { isSample } from "../../tests/support/sample.ts";
import { textOf } from "../../tests/support/spoilt-content.ts";

/** The words that each language has in a field, where no rule could ask for them: facts of the trade, what buyers ask, what people search for. */
test.skipIf(!isSample).each([
  ["methods/ultrasonic", "principle", "en biais", "at an angle"],
  ["methods/vacuumBox", "limits", "bouché par l’eau ou la rouille", "plugged by water or rust"],
  ["methods/thickness", "prepare", "épaisseur minimale admissible", "minimum allowable thickness"],
  ["cnd", "comparison.radiography.limit", "mal orientées", "badly oriented"],
  ["cnd", "visit.receive.items", "indication refusée", "rejected indication"],
  ["cnd", "meta.title", "{cities.and}", "{cities.and}"],
  ["crs", "subjects.items.b1.text", "Tuyauteries, postes", "Piping, pressure"],
  ["crs", "visit.receive.items", "L’agrément au titre duquel", "approval under which"],
  ["crs", "meta.title", "Vérification périodique", "Periodic inspection"],
  ["accreditation", "meta.title", "épreuve hydraulique", "hydraulic test"],
  ["formation", "tabs.items.safety.courses", "Caristes", "Forklift drivers"],
  ["formation", "tabs.items.rescue.courses", "sauveteur secouriste du travail", "workplace first-aider"],
  ["formation", "offices.text", "Langue, durée", "Language, duration"],
  ["equipment", "offshorePlatform.damage", "nœuds", "nodes"],
  ["terms", "weldingProcedureQualification.abbreviation", "PV-QMOS", "WPQR"],
  ["terms", "approval.definition", "par une autorité", "by an authority"],
  ["pictures", "refinery-columns.jpg", "rack de tuyauteries", "pipe rack"],
])("%s.yaml says under %s “%s” and “%s”", (file, field, ...words) => {
  for (const [index, code] of ["fr", "en"].entries()) {
    const content: unknown = parse(textOf(`${code}/${file}.yaml`));
    const keys = field.endsWith(".jpg") ? [field] : field.split(".");
    const found = keys.reduce((value, key) => (value as Record<string, unknown>)[key], content);
    expect(JSON.stringify(found)).toContain(words[index]);
  }
});
