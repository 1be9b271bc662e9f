import { languageCodes } from "#app/i18n/languages.ts";
import { pageIds, pathOf } from "#app/i18n/paths.ts";
import { plain, printed } from "./support/printed.ts";
import { content, expect, open, test } from "./support/test.ts";

/** The longest are the methods with their drawings, and the eleven domains with their pictures. */
const mostPages = 9;

for (const language of languageCodes) {
  for (const page_ of pageIds) {
    const path = pathOf(page_, language);

    test(`${path} prints as a clean sheet`, async ({ page }) => {
      await open(page, path);
      const heads = await page.locator("p:has(> b + span), thead").allTextContents();
      const sheets = await printed(page);
      const textOf = (sheet: (typeof sheets)[number]) => sheet.map(({ text }) => text).join("");
      const all = sheets.map(textOf).join("");
      const { frame, [page_]: words } = content.in[language];

      expect(sheets.length).toBeLessThanOrEqual(mostPages);
      expect(all).toContain(plain(words.hero.title));
      for (const { landline, email } of Object.values(content.company.offices)) {
        expect(all).toContain(plain(landline));
        expect(all).toContain(plain(email));
      }
      expect(all, "the page's own address").toMatch(new RegExp(`https?://[^/]+${path}`));
      expect(all, "no menu").not.toContain(
        plain(frame.labels["Domaines d’activité"] + frame.labels.Formation),
      );
      const ends = sheets.map((sheet) => ({ last: sheet.at(-1), end: textOf(sheet) }));
      expect(
        ends.filter(
          ({ last, end }) =>
            last?.roles.some((role) => /^(H\d|TH)$/.test(role)) === true ||
            heads.some((head) => end.endsWith(plain(head))),
        ),
        "no head stands at the end of a sheet, without what it heads",
      ).toEqual([]);
      const footerAt = ends.at(-1)?.end.indexOf(plain(frame.footer.claim));
      expect(footerAt, "the last sheet holds the footer, and something above it").toBeGreaterThan(0);
      if (page_ === "sectors" || page_ === "formation") {
        const panels: Readonly<Record<string, { readonly lead: string }>> =
          content.in[language][page_].tabs.items;
        for (const { lead } of Object.values(panels)) {
          expect(all, "every panel is unfolded").toContain(plain(lead));
        }
      }
    });
  }
}
