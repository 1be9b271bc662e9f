import { expect } from "@playwright/test";
import type { Engine } from "./engine.ts";

const selectors = {
  button: "button, [role=button]",
  link: "a[href]:not([role])",
  heading: "h1, h2, h3",
  tab: "[role=tab]",
  tabpanel: "[role=tabpanel]",
  navigation: "nav",
} as const;

type Role = keyof typeof selectors;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Something in the page, by what it is and how it is called; the first of several that can be seen. */
interface Wanted {
  readonly role: Role;
  readonly name: string;
}

/**
 * Runs in the page. Where the thing is that a visitor would press, in px from the corner of the viewport.
 * @returns "hidden" when it cannot be seen, "covered" when something lies over it
 */
function placeOf(selector: string, name: string): Place | "hidden" | "covered" {
  const textOf = (element: Element | null) => {
    const copy = element?.cloneNode(true) as Element | undefined;
    for (const silent of copy?.querySelectorAll('[aria-hidden="true"]') ?? []) silent.remove();
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

export class Visitor {
  private readonly engine: Engine;
  private readonly site: string;

  constructor(engine: Engine, site: string) {
    this.engine = engine;
    this.site = site;
  }

  /** Opens an address, lets the loading screen be ended by Escape, and waits until React has taken over. */
  async open(path: string): Promise<void> {
    await this.engine.goto(this.site + path);
    await this.sees("document.documentElement.dataset.js", "ready");
    await this.press("Escape");
    await this.sees("document.documentElement.dataset.loading ?? 'over'", "over");
  }

  async goto(path: string): Promise<void> {
    await this.engine.goto(this.site + path);
  }

  async click(role: Role, name: string): Promise<void> {
    let place: Place | undefined;
    await expect
      .poll(async () => {
        const found = await this.placeOf({ role, name });
        if (typeof found === "string") return found;
        // What still moves is not pressed.
        const still = place?.x === found.x && place.y === found.y;
        place = found;
        return still ? "here" : "moving";
      })
      .toBe("here");
    if (place) await this.engine.click(place.x, place.y);
  }

  press(key: string): Promise<void> {
    return this.engine.press(key);
  }

  resize(width: number): Promise<void> {
    return this.engine.resize(width);
  }

  /** Waits until an expression has a value in the page. A document that is leaving gives an error in its place. */
  async sees(expression: string, value: unknown): Promise<void> {
    await expect
      .poll(() => this.engine.evaluate(expression).catch(String), { message: expression })
      .toEqual(value);
  }

  async seesAddress(path: string): Promise<void> {
    await this.sees("location.pathname + location.search + location.hash", path);
  }

  async seesHeading(text: string): Promise<void> {
    await this.sees("document.querySelector('h1')?.textContent", text);
  }

  async seesShown(role: Role, name: string, shown = true): Promise<void> {
    await expect
      .poll(async () => (await this.placeOf({ role, name })) !== "hidden", { message: `${role} ${name}` })
      .toBe(shown);
  }

  evaluate(expression: string): Promise<unknown> {
    return this.engine.evaluate(expression);
  }

  private async placeOf({ role, name }: Wanted): Promise<Place | "hidden" | "covered"> {
    const call = `(${placeOf.toString()})(${JSON.stringify(selectors[role])}, ${JSON.stringify(name)})`;
    return (await this.engine.evaluate(call)) as Place | "hidden" | "covered";
  }
}
