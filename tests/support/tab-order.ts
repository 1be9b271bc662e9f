import type { Page } from "@playwright/test";

export interface Walk {
  /** Everything that takes the focus by Tab and was not reached. */
  readonly missed: readonly string[];
  /** Stops that cannot be seen well, or come against the order of the page, or hold the keyboard back. */
  readonly faults: readonly string[];
  readonly stops: number;
}

/** Finds everything that takes the focus by Tab, and leaves it on the window in the order of the page. */
async function stopsOf(page: Page, part: string): Promise<string[]> {
  return page.evaluate((part) => {
    const stops = "a[href], button, input, summary, [tabindex]";
    const found = [...document.querySelectorAll<HTMLElement | SVGAElement>(`${part} :is(${stops})`)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        // Of a group of radio buttons the chosen one takes the focus.
        !element.matches("[type=radio]:not(:checked)") &&
        !element.matches(":disabled, [inert] *") &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    Object.assign(window, { focusOrder: found });
    return found.map((element) => element.outerHTML.slice(0, 90));
  }, part);
}

/** What is wrong with the element that has the focus, and its number among those that take it; -1: none of them. */
async function stop(page: Page, part: string) {
  return page.evaluate((part) => {
    const { focusOrder } = window as unknown as { readonly focusOrder: readonly Element[] };
    const element = document.activeElement ?? document.body;
    const what = element.outerHTML.slice(0, 90);
    const place = focusOrder.indexOf(element);
    const faults: string[] = [];
    if (place === -1) return { place, what, faults, left: element.closest(part) === null };
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    const drawn = element.querySelector(":scope > circle, :scope > img");
    const own = drawn && getComputedStyle(drawn);
    const marked =
      (outlineStyle !== "none" &&
        Number.parseFloat(outlineWidth) >= 2 &&
        outlineColor !== "rgba(0, 0, 0, 0)") ||
      // A point on a picture is marked by the ring around it.
      (drawn instanceof SVGElement && Number.parseFloat(own?.strokeWidth ?? "0") > 1);
    if (!marked) faults.push("has no mark of the focus");

    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth)
      faults.push("is outside the screen");
    else {
      const within = (value: number, end: number) => Math.min(Math.max(value, 1), end - 1);
      const x = within(left + width / 2, innerWidth);
      for (const y of [top + 2, top + height / 2, bottom - 2]) {
        const over = document.elementFromPoint(x, within(y, innerHeight));
        // A link of several lines has its middle beside it sometimes.
        const beside = element.getClientRects().length > 1 && !over?.closest("header");
        if (over && !beside && !element.contains(over) && !over.contains(element))
          faults.push(`is hidden by ${over.outerHTML.slice(0, 60)}`);
      }
    }
    return { place, what, faults, left: false };
  }, part);
}

/** Goes through the open page, or a part of it, by Tab from its top to its end. */
export async function tabThrough(page: Page, part = "body"): Promise<Walk> {
  const all = await stopsOf(page, part);
  const reached = new Set<number>();
  const faults: string[] = [];
  let last = -1;
  await page.locator(part).evaluate((start) => {
    // Its start, whatever had the focus before.
    const takesFocus = start.hasAttribute("tabindex");
    if (!takesFocus) start.tabIndex = -1;
    start.focus();
    if (!takesFocus) start.removeAttribute("tabindex");
    scrollTo(0, 0);
  });
  for (let presses = 0; presses < all.length + 20; presses += 1) {
    await page.keyboard.press("Tab");
    const { place, what, faults: found, left } = await stop(page, part);
    if (left) break;
    // What has only appeared on the way: a dropdown that unfolds where the keyboard is.
    if (place === -1 && !what.startsWith("<body")) continue;
    if (place === -1) {
      if (reached.size < all.length) faults.push(`the focus is lost after: ${all[last] ?? "the start"}`);
      break;
    }
    if (reached.has(place)) {
      // Back at the first stop: the way round is complete. Anywhere else the keyboard is caught.
      if (place !== Math.min(...reached)) faults.push(`is reached twice: ${what}`);
      break;
    }
    if (place < last) faults.push(`comes against the order of the page: ${what}`);
    reached.add(place);
    last = place;
    faults.push(...found.map((fault) => `${fault}: ${what}`));
  }
  return { missed: all.filter((_, place) => !reached.has(place)), faults, stops: reached.size };
}
