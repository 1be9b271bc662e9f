import { telephoneDoubt, telephoneProblem } from "#model/read/telephone.ts";
import { textAt } from "#model/read/texts-below.ts";
import { countryForm } from "#model/schema/fields.ts";
import type { ContentReport } from "./report.ts";

/** Reports invalid telephone numbers, by their country, whatever else is wrong; warns of numbers that no country has assigned. */
export function checkTelephones(report: ContentReport): void {
  const file = "company.yaml";
  const company = report.value(file);
  for (const { path, value, meta } of report.fields(file)) {
    if (!meta.countryAt || typeof value !== "string") continue;
    const country = textAt(company, [...path.slice(0, -1), ...meta.countryAt]);
    // How a number is dialled can be asked once its country is known.
    if (country !== undefined && !countryForm.test(country) && !value.startsWith("+")) continue;
    const problem = telephoneProblem(value, country);
    const doubt = problem === undefined ? telephoneDoubt(value, country) : undefined;
    if (problem !== undefined) report.add(file, problem, path);
    if (doubt !== undefined) report.warn(file, doubt, path);
  }
}
