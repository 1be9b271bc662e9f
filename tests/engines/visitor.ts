import { expect } from "@playwright/test";
import type { Engine } from "./engines.ts";

const selectors = {
  button: "button, [role=button]",
  link: "a[href]:not([role])",
  tab: "[role=tab]",
  tabpanel: "[role=tabpanel]",
  navigation: "nav",
} as const;

type Role = keyof typeof selectors;

type Place = { readonly x: number; readonly y: number } | "hidden" | "covered";

/**
 * Runs in the page. Finds the first element of this name, as a visitor would to press it.
 * @returns its position in px from the corner of the viewport; "hidden" if it is not visible, "covered" if something is over it
 */
function placeOf(selector: string, name: string): Place {
  const textOf = (element: Element | null) => {
    const copy = element?.cloneNode(true) as Element | undefined;
    for (const silent of copy?.querySelectorAll('[aria-hidden="true"]') ?? []) silent.remove();
    for (const image of copy?.querySelectorAll("img") ?? []) image.replaceWith(image.alt);
    return copy?.textContent ?? "";
  };
  const nameOf = (element: Element) => {
    const label = element.getAttribute("aria-labelledby");
    return (
      element.getAttribute("aria-label") ?? textOf(label === null ? element : document.getElementById(label))
    );
  };
  const tidy = (text: string) => text.replace(/\s+/g, " ").trim();
  const element = [...document.querySelectorAll(selector)].find(
    (candidate) =>
      tidy(nameOf(candidate)).startsWith(tidy(name)) &&
      candidate.checkVisibility({ visibilityProperty: true }),
  );
  if (!element) return "hidden";
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const box = element.getBoundingClientRect();
  const place = { x: box.x + box.width / 2, y: Math.min(box.y + box.height / 2, innerHeight - 1) };
  const top = document.elementFromPoint(place.x, place.y);
  return top && (element.contains(top) || top.contains(element)) ? place : "covered";
}

/** Actions and observations of a visitor, in a browser of any engine. */
export function visitorOf(engine: Engine, site: string) {
  const goto = (path: string) => engine.goto(site + path);
  const placeIn = (role: Role, name: string) =>
    engine.evaluate(
      `(${placeOf.toString()})(${JSON.stringify(selectors[role])}, ${JSON.stringify(name)})`,
    ) as Promise<Place>;
  /** Waits until an expression has a value in the page. While a document unloads, evaluation may fail; its error counts as value. */
  const sees = (expression: string, value: unknown) =>
    expect.poll(() => engine.evaluate(expression).catch(String), { message: expression }).toEqual(value);
  return {
    ...engine,
    goto,
    sees,
    /** Opens an address, ends the loading screen with Escape, and waits until scripts have started. */
    async open(path: string): Promise<void> {
      await goto(path);
      await sees("document.documentElement.dataset.js", "ready");
      await engine.press("Escape");
      await sees("document.documentElement.dataset.loading ?? 'over'", "over");
    },
    async click(role: Role, name: string): Promise<void> {
      let place = "hidden" as Place;
      await expect(async () => {
        const before = JSON.stringify(place);
        place = await placeIn(role, name);
        expect(typeof place, `${name} can be pressed`).toBe("object");
        expect(JSON.stringify(place), `${name} has come to rest`).toBe(before);
      }).toPass({ timeout: 15_000 });
      if (typeof place === "object") await engine.click(place.x, place.y);
    },
    seesAddress: (path: string) => sees("location.pathname + location.search + location.hash", path),
    /** Compared with plain spaces: app/ui/heading-text.ts makes some of a heading's no-break ones. */
    seesHeading: (text: string) =>
      sees(
        "document.querySelector('h1')?.textContent.replaceAll('\\u00a0', ' ')",
        text.replaceAll("\u00a0", " "),
      ),
    seesShown: (role: Role, name: string, shown = true) =>
      expect
        .poll(async () => (await placeIn(role, name)) !== "hidden", { message: `${role} ${name}` })
        .toBe(shown),
  };
}
