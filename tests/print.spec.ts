import { extractText, getDocumentProxy } from "unpdf";
import { languageCodes } from "#app/i18n/languages.ts";
import { pageIds, pathOf } from "#app/i18n/paths.ts";
import { content, expect, open, test } from "./support/test.ts";

/** The longest are the methods with their drawings, and the eleven domains with their pictures. */
const mostPages = 9;

/** Letters only: a PDF may break lines and spaces anywhere. */
const plain = (text: string) => text.normalize("NFKC").replace(/\s+/g, "");

for (const language of languageCodes) {
  for (const page_ of pageIds) {
    const path = pathOf(page_, language);

    test(`${path} prints as a clean sheet`, async ({ page }) => {
      await open(page, path);
      const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: "A4" })));
      const { text, totalPages } = await extractText(pdf, { mergePages: true });
      const printed = plain(text);
      const { frame, [page_]: words } = content.in[language];

      expect(totalPages).toBeLessThanOrEqual(mostPages);
      expect(printed).toContain(plain(words.hero.title));
      for (const { landline, email } of Object.values(content.company.offices)) {
        expect(printed).toContain(plain(landline));
        expect(printed).toContain(plain(email));
      }
      expect(printed, "the page's own address").toMatch(new RegExp(`https?://[^/]+${path}`));
      expect(printed, "no menu").not.toContain(
        plain(frame.labels["Domaines d’activité"] + frame.labels.Formation),
      );
      if (page_ === "sectors" || page_ === "formation") {
        const panels: Readonly<Record<string, { readonly lead: string }>> =
          content.in[language][page_].tabs.items;
        for (const { lead } of Object.values(panels)) {
          expect(printed, "every panel is unfolded").toContain(plain(lead));
        }
      }
    });
  }
}
