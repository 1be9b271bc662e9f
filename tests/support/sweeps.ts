import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/*
 * What is wrong with the open page, in words; nothing on a good page. Sweeps go over every page with these; faults that are
 * planted on purpose prove that each of them finds something (tests/planted-faults.spec.ts).
 */

/** All rules of WCAG 2.0 to 2.2, levels A and AA, and what axe calls best practice. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** What axe can tell of level AAA everywhere. The contrast of all text reaches that level where it is asked for. */
const higher = ["identical-links-same-purpose", "meta-refresh-no-exceptions"];

/**
 * What axe finds wrong, and how many of its rules found something to be right.
 * @param extra rules to apply besides
 */
export async function axeFindings(page: Page, extra: readonly string[] = []) {
  const { violations, passes } = await new AxeBuilder({ page })
    .options({
      runOnly: { type: "tag", values: tags },
      rules: Object.fromEntries([...higher, ...extra].map((rule) => [rule, { enabled: true }])),
    })
    .analyze();
  return {
    passed: passes.length,
    wrong: violations.map(({ id, nodes }) => ({
      id,
      where: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
    })),
  };
}

/** Faults in the ranks of headings: no title, several, or a rank left out. Hidden headings do not count. */
export async function headingFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")]
      .filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
      .map((heading) => ({
        rank: Number(heading.tagName.slice(1)),
        words: heading.textContent.slice(0, 40),
      }));
    const titles = headings.filter(({ rank }) => rank === 1).length;
    return [
      ...(titles === 1 ? [] : [`${titles} headings of the first rank`]),
      ...headings.flatMap(({ rank, words }, index) => {
        const before = headings[index - 1]?.rank ?? 0;
        return rank > before + 1 ? [`"${words}" is of rank ${rank} after rank ${before}`] : [];
      }),
    ];
  });
}

/** Ids that stand on more than one element: a label or a link would lead to the wrong one. */
export async function repeatedIds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    return ids.filter((id, place) => ids.indexOf(id) !== place);
  });
}

/** Least size of what fingers press, in px. @see https://www.w3.org/TR/WCAG22/#target-size-enhanced */
const leastTarget = 44;

/**
 * What is too small to be pressed by a finger. Exempt, as in the rule: links in a sentence, and the points on a picture,
 * which lead to the list below it.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const inSentence = (element: Element) => {
      const around = element.closest("p, li, dd, td, th");
      return (
        getComputedStyle(element).display === "inline" &&
        around !== null &&
        around.textContent.trim().length > element.textContent.trim().length
      );
    };
    return (
      [...document.querySelectorAll("a[href], button, input, summary, [role='tab']")]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !inSentence(element) && element.closest("svg") === null)
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        // What is read aloud only, until it has the focus.
        .filter(({ box }) => box.width > 1 && box.bottom > 0)
        .filter(({ box }) => Math.min(Math.round(box.width * 10), Math.round(box.height * 10)) < least * 10)
        .map(
          ({ element, box }) =>
            `${Math.round(box.width)} × ${Math.round(box.height)} px: ${element.outerHTML.slice(0, 90)}`,
        )
    );
  }, leastTarget);
}

/** How far the page can be scrolled sideways, in px. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
}
