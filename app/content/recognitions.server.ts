import type { Language } from "#app/i18n/languages.ts";
import { content } from "./content.server.ts";
import { approvalNames, scopeNames } from "./schema/recognitions.ts";

/** Rows of the table of NDT approvals, each with its number from `company.yaml`. */
export function approvalTable(language: Language) {
  const { rows, ...words } = content.in[language].recognitions.methods;
  return {
    ...words,
    rows: approvalNames.map((name) => ({ ...rows[name], approval: content.company.approvals[name] })),
  };
}

/** Rows of the table of approval scopes: all of them, or those of the quality page, which leaves B4 out. */
export function scopeTable(language: Language, which: "all" | "withoutB4") {
  const { scopes, definitions } = content.in[language].recognitions;
  const { accreditation, approval } = definitions.items;
  return {
    columns: scopes.columns,
    rows: scopeNames
      .filter((name) => which === "all" || name !== "b4")
      .map((name) => ({
        ...scopes.rows[name],
        // Each is an approval, whose issuer the company has to confirm; A3 is accredited too.
        recognition: (name === "a3" ? [approval, accreditation] : [approval])
          .map((recognition) => recognition.name)
          .join(" + "),
      })),
  };
}
