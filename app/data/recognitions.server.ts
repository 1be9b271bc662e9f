import type { Language } from "#model/site/languages.ts";
import { content } from "./content.server.ts";

/** Rows of the table of NDT approvals, each with its number from `company.yaml`. */
export function approvalTable(language: Language) {
  const { rows, ...words } = content.in[language].recognitions.methods;
  return {
    ...words,
    rows: Object.entries(rows).map(([name, row]) => ({
      ...row,
      approval: content.company.approvals[name] ?? "",
    })),
  };
}

/** Rows of the table of approval scopes: all of them, or those of the quality page, which leaves B4 out. */
export function scopeTable(language: Language, which: "all" | "withoutB4") {
  const { scopes, definitions } = content.in[language].recognitions;
  const { accreditation, approval } = definitions.items;
  return {
    columns: scopes.columns,
    rows: Object.entries(scopes.rows)
      .filter(([name]) => which === "all" || name !== "b4")
      .map(([name, row]) => ({
        ...row,
        // Each is an approval, whose issuer the company has to confirm; some are accredited too.
        recognition: (content.company.accreditedScopes.includes(name)
          ? [approval, accreditation]
          : [approval]
        )
          .map((recognition) => recognition.name)
          .join(" + "),
      })),
  };
}
