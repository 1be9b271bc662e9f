import type { Language, MethodName } from "#model/site/pages.ts";
import { partPath } from "#app/site/site.server.ts";
import { content } from "./content.server.ts";

/** The approval of a method, or of the company in general, as a fact that links to the table; an empty list without approval. */
export function approvalFact(method: MethodName | "general", language: Language) {
  const { definitions, methods, ships } = content.in[language].recognitions;
  const label = definitions.items.approval.name;
  if (method === "thickness")
    return [{ label, value: ships, href: partPath("accreditation", "ships", language) }];
  return method in content.company.approvals
    ? [{ label, value: methods.title, href: partPath("quality", "approvals", language) }]
    : [];
}

/** The NDT approvals, each with its number from `company.yaml`. */
export function approvalTable(language: Language) {
  const { rows, columns, ...words } = content.in[language].recognitions.methods;
  return {
    ...words,
    columns: [columns.code, columns.method, columns.approval] as const,
    rows: Object.entries(rows).map(
      ([id, { code = "–", name }]) => [code, name, content.company.approvals[id] ?? ""] as const,
    ),
  };
}

/** The approval scopes: all of them, or those of the quality page, which leaves B4 out. */
export function scopeTable(language: Language, which: "all" | "withoutB4") {
  const { scopes, definitions } = content.in[language].recognitions;
  const { accreditation, approval } = definitions.items;
  return {
    columns: [scopes.columns.scope, scopes.columns.subject, scopes.columns.recognition] as const,
    rows: Object.entries(scopes.rows)
      .filter(([name]) => which === "all" || name !== "b4")
      .map(([name, { code, subject }]) => {
        const accredited = content.company.accreditedScopes.includes(name);
        // Each is an approval, whose issuer the company has to confirm; some are accredited too.
        return [code, subject, approval.name + (accredited ? ` + ${accreditation.name}` : "")] as const;
      }),
  };
}
