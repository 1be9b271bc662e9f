import type { Page } from "@playwright/test";

export interface Walk {
  /** Elements that should get the focus by Tab but did not. */
  readonly missed: readonly string[];
  /** Stops that are hidden or unmarked, come in the wrong order, or trap the keyboard. */
  readonly faults: readonly string[];
  readonly stops: number;
}

/** Finds all elements in the tab order, and stores them in `window.focusOrder`, in document order. */
async function stopsOf(page: Page, part: string): Promise<string[]> {
  return page.evaluate((part) => {
    const stops = "a[href], button, input, summary, [tabindex]";
    const found = [...document.querySelectorAll<HTMLElement | SVGAElement>(`${part} :is(${stops})`)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(":disabled, [inert] *") &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    Object.assign(window, { focusOrder: found });
    return found.map((element) => element.outerHTML.slice(0, 90));
  }, part);
}

declare global {
  /** In the page: what hides the focused element. */
  var hiddenFaults: (element: Element) => string[];
}

/** Runs in the page. */
function defineHidden(): void {
  window.hiddenFaults = (element) => {
    // Of a point on a picture, its visible disc: what takes the press around it may be cut off by the frame.
    const seen = element.querySelector(":scope > circle:nth-of-type(2)") ?? element;
    const { left, right, top, bottom, width, height } = seen.getBoundingClientRect();
    if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth)
      return ["is outside the screen"];
    const within = (value: number, end: number) => Math.min(Math.max(value, 1), end - 1);
    const x = within(left + width / 2, innerWidth);
    const points = [top + 2, top + height / 2, bottom - 2];
    const faults = points.flatMap((y) => {
      const over = document.elementFromPoint(x, within(y, innerHeight));
      // The middle of a link that spans lines may be outside it.
      const beside = element.getClientRects().length > 1 && !over?.closest("header");
      return over && !beside && !element.contains(over) && !over.contains(element)
        ? [`is hidden by ${over.outerHTML.slice(0, 60)}`]
        : [];
    });
    // A tall element may be partly below the bar, as long as some of it is visible.
    return height > innerHeight / 2 && faults.length < points.length ? [] : faults;
  };
}

/** Faults of the focused element, and its index in `focusOrder`; -1 if it is not in there. */
async function stop(page: Page, part: string) {
  return page.evaluate((part) => {
    const { focusOrder } = window as unknown as { readonly focusOrder: readonly Element[] };
    const element = document.activeElement ?? document.body;
    const what = element.outerHTML.slice(0, 90);
    const place = focusOrder.indexOf(element);
    if (place === -1) return { place, what, faults: [], left: element.closest(part) === null };
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    const drawn = element.querySelector(":scope > circle, :scope > img");
    const own = drawn && getComputedStyle(drawn);
    const marked =
      (outlineStyle !== "none" &&
        Number.parseFloat(outlineWidth) >= 2 &&
        outlineColor !== "rgba(0, 0, 0, 0)") ||
      // A point on a picture shows the focus by the ring around it.
      (drawn instanceof SVGElement && Number.parseFloat(own?.strokeWidth ?? "0") > 1);
    const faults = [...(marked ? [] : ["has no mark of the focus"]), ...hiddenFaults(element)];
    return { place, what, faults, left: false };
  }, part);
}

/** Elements that are hidden when focused, down the page and back up. Uses focus() instead of Tab, which is faster. */
export async function hiddenStops(page: Page): Promise<string[]> {
  await stopsOf(page, "body");
  await page.evaluate(defineHidden);
  return page.evaluate(() => {
    const { focusOrder } = window as unknown as { readonly focusOrder: readonly HTMLElement[] };
    return [focusOrder, focusOrder.toReversed()].flatMap((way, index) =>
      way.flatMap((element) => {
        element.focus();
        if (document.activeElement !== element) return [];
        return hiddenFaults(element).map(
          (fault) => `${index === 0 ? "down" : "up"}: ${fault}: ${element.outerHTML.slice(0, 90)}`,
        );
      }),
    );
  });
}

/** Presses Tab from the start of the page, or of a part of it, to the end. */
export async function tabThrough(page: Page, part = "body"): Promise<Walk> {
  const all = await stopsOf(page, part);
  await page.evaluate(defineHidden);
  const reached = new Set<number>();
  const faults: string[] = [];
  let last = -1;
  await page.locator(part).evaluate((start) => {
    // Start at the beginning of the part, wherever the focus was.
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
    // An element that appeared only now, such as an entry of a dropdown that unfolds under the focus.
    if (place === -1 && !what.startsWith("<body")) continue;
    if (place === -1) {
      if (reached.size < all.length) faults.push(`the focus is lost after: ${all[last] ?? "the start"}`);
      break;
    }
    if (reached.has(place)) {
      // Back at the first stop the round is complete; at any other stop the keyboard is trapped.
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
