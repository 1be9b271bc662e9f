import { quoted, wrong, type Problem } from "#model/read/problem.ts";
import { CheckMemory, ContentReport } from "#model/check/report.ts";
import type { ContentSource } from "#model/read/read-folder.ts";
import type { Content } from "#model/schema/model.ts";
import { shortName } from "#model/schema/page-name.ts";
import { missingIn } from "./letters.ts";

/**
 * Problems of the pictures for sharing: characters of titles and labels that no font has, each with file and line.
 * @param content the content read from `source` @param memory of earlier checks
 */
export async function undrawable(
  source: ContentSource,
  content: Content,
  memory = new CheckMemory(),
): Promise<readonly Problem[]> {
  const report = new ContentReport(source, memory);
  const { languageCodes, pageIds } = report.site;
  const said = languageCodes.flatMap((code) => {
    const words = content.in[code];
    return [
      [words.frame.footer.trade, `${code}/frame.yaml`, "footer", "trade"] as const,
      ...pageIds.flatMap((page) => [
        [words[page].hero.title, `${code}/${page}.yaml`, "hero", "title"] as const,
        ...(page === "home"
          ? []
          : [
              [
                shortName(content, page, code),
                `${code}/${page}.yaml`,
                page.startsWith("methods/") ? "name" : "breadcrumb",
              ] as const,
            ]),
      ]),
    ];
  });
  const missing = await missingIn([...new Set(said.map(([text]) => text))].join(" "));
  for (const [text, file, ...path] of said) {
    const found = missing.filter((sign) => text.includes(sign));
    if (found.length === 0) continue;
    const signs = found.slice(0, 8).join("");
    const says = `contient ${quoted(signs)}, que l’image de partage ne peut pas dessiner`;
    const remedy =
      "l’écrire autrement, ou mettre dans content/fonts une police (WOFF2, TTF) qui a ces signes";
    report.add(file, wrong(says, remedy), path, { words: found[0] ?? "" });
  }
  return report.problems;
}
