import type { ContentReport } from "#model/read/report.ts";
import { telephoneProblem, telephones } from "#model/read/telephone.ts";
import { isGroup } from "./same-shape.ts";

/** Reports wrong telephone numbers, by the country of their office, whatever else is wrong with it. */
export function checkTelephones(report: ContentReport): void {
  const company = report.value("company.yaml");
  const offices = isGroup(company) && isGroup(company.offices) ? company.offices : {};
  for (const [id, office] of Object.entries(offices)) {
    if (!isGroup(office)) continue;
    const country = isGroup(office.address) ? office.address.country : undefined;
    for (const name of telephones) {
      const number = office[name];
      const problem =
        typeof number === "string" &&
        telephoneProblem(number, typeof country === "string" ? country : undefined);
      if (problem) report.add("company.yaml", problem, ["offices", id, name]);
    }
  }
}
