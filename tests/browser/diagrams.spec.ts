import type { Locator, Page } from "@playwright/test";
import { fill } from "#app/diagrams/figure/words.ts";
import { thicknessAt } from "#app/diagrams/physics/corroded-wall.ts";
import { indication, leakage } from "#app/diagrams/physics/magnetism.ts";
import { timeOfFlight } from "#app/diagrams/physics/ultrasound.ts";
import type { Language, MethodName } from "#model/site/pages.ts";
import { languageCodes, drawnMethods, pathOf } from "../support/current-site.ts";
import { holdRequests } from "../support/network.ts";
import { builtPages, isFirstOfLayout } from "../support/site.ts";
import { scrollPage, boxOf } from "../support/on-page.ts";
import { content, expect, hydrated, open, openWithStoppedClock, pass, test } from "../support/test.ts";

type Diagram<Name extends MethodName> = NonNullable<
  (typeof content)["in"]["fr"][`methods/${Name}`]["diagram"]
>;

/** Duration of a step, and number of steps: see docs/decisions/0010-method-diagrams.md. */
const stepMs = 2800;
const stepCount = 4;

/** Longer than the animation of the probe to its position. */
const glideMs = 1500;

const addressOf = (name: MethodName) => pathOf(`methods/${name}`, "fr");

/** Texts of a drawing, and locators of its parts. */
function diagram<Name extends MethodName>(page: Page, language: Language, name: Name) {
  const { methods, [`methods/${name}` as const]: method } = content.in[language];
  const words = methods.diagramControls;
  const figure = page.getByRole("figure");
  const group = figure.getByRole("group", { name: fill(words.group, { name: method.name }) });
  const drawn = method.diagram as Diagram<Name>;
  return {
    words: drawn,
    figure,
    group,
    drawing: figure.getByRole("img", { name: drawn.alt }),
    slider: figure.getByRole("slider"),
    previous: group.getByRole("button", { name: words.previous }),
    next: group.getByRole("button", { name: words.next }),
    replay: group.getByRole("button", { name: words.replay }),
    pause: group.getByRole("button", { name: words.pause }),
    position: (number: number) => group.getByText(fill(words.step, { number, total: stepCount })),
    current: figure.locator('li[aria-current="step"]'),
  };
}

function number(value: number, digits: number): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat("fr", options).format(value);
}

/** The reading of an echo: position of the probe, and depth of the echo. */
const soundSaid = (template: string, position: number, depth: number) =>
  fill(template, { position, depth: number(depth, 1), time: number(timeOfFlight(depth), 2) });

/** The reading at a position of the corroded wall. */
function thicknessSaid(position: number): string {
  const wall = thicknessAt(position);
  return fill(content.in.fr["methods/thickness"].diagram?.labels.reading ?? "", {
    position,
    thickness: number(wall, 1),
    time: number(timeOfFlight(wall), 2),
  });
}

/** The peak of a trace between two positions, given as shares of its width from 0 (left) to 1 (right). */
async function peak(figure: Locator, from: number, to: number): Promise<{ at: number; height: number }> {
  const path = (await figure.locator("[data-trace]").getAttribute("d")) ?? "";
  const points = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  const [left, right] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0];
  const floor = Math.max(...points.map(([, y]) => y));
  const inside = points
    .map(([x, y]) => ({ at: (x - left) / (right - left), height: floor - y }))
    .filter(({ at }) => at >= from && at <= to);
  return inside.reduce((high, point) => (point.height > high.height ? point : high));
}

/** Drags on a drawing between points, in its own units (480 wide). */
async function drag(page: Page, drawing: Locator, ...places: readonly (readonly [number, number])[]) {
  await drawing.scrollIntoViewIfNeeded();
  const box = await boxOf(drawing);
  const scale = box.width / 480;
  for (const [index, [x, y]] of places.entries()) {
    await page.mouse.move(box.x + x * scale, box.y + y * scale, { steps: index === 0 ? 1 : 6 });
    if (index === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

async function press(page: Page, key: string, times: number): Promise<void> {
  for (let pressed = 0; pressed < times; pressed += 1) await page.keyboard.press(key);
}

/**
 * Faults of a drawing's visible labels: too small, beyond its edge, or overlapping. Runs in the page.
 * @param places whether to look at every fifth place of the sliders too
 */
async function findLabelFaults(element: Element, places: boolean): Promise<string[]> {
  const faultsNow = (where: string) => {
    const labels = [...element.querySelectorAll<SVGTextElement>("svg[role=img] text")]
      .filter((text) => text.checkVisibility({ checkOpacity: true }))
      .map((text) => {
        const svg = text.closest<SVGSVGElement>("svg[role=img]");
        const size = parseFloat(getComputedStyle(text).fontSize) * (svg?.getScreenCTM()?.a ?? 0);
        const frame = svg?.getBoundingClientRect() ?? new DOMRect();
        return { words: `${where}${text.textContent}`, box: text.getBoundingClientRect(), frame, size };
      });
    return labels.flatMap(({ words, box, frame, size }, index) => [
      ...(size < 11 ? [`${words} is ${size} px high`] : []),
      ...(box.left < frame.left || box.right > frame.right || box.bottom > frame.bottom + 1
        ? [`${words} leaves the drawing`]
        : []),
      ...labels
        .slice(index + 1)
        .filter(({ box: other }) => box.left < other.right && other.left < box.right)
        .filter(({ box: other }) => box.top + 2 < other.bottom && other.top + 2 < box.bottom)
        .map((other) => `${words} lies over ${other.words}`),
    ]);
  };
  if (!places) return faultsNow("");
  const found: string[] = [];
  for (const slider of element.querySelectorAll<HTMLInputElement>("input[type=range]")) {
    const readings = new Set<string | null>();
    for (let place = Number(slider.min); place <= Number(slider.max); place += 5) {
      // React has a setter of its own on the element, so that of the class tells it of the change.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(slider, String(place));
      slider.dispatchEvent(new Event("input", { bubbles: true }));
      // React renders the change of an input in a microtask.
      await Promise.resolve();
      readings.add(slider.getAttribute("aria-valuetext"));
      found.push(...faultsNow(`at ${slider.value}: `));
    }
    if (readings.size === 1) found.push("a slider that changes nothing");
  }
  return found;
}

const labelFaults = (figure: Locator, places = false) => figure.evaluate(findLabelFaults, places);

for (const { page: id, language, path } of builtPages) {
  const name = drawnMethods.find((drawn) => id === `methods/${drawn}`);
  if (name === undefined) continue;
  const title = `${path} has a drawing with legible labels, steps that stop at both ends, reduced motion, and a complete print`;
  test(title, { tag: isFirstOfLayout(id, language) ? [] : "@release" }, async ({ page }) => {
    test.slow();
    await openWithStoppedClock(page, path);
    const drawn = diagram(page, language, name);
    const { words, figure, group, drawing, slider, current, previous, next, replay, pause, position } = drawn;
    await drawing.scrollIntoViewIfNeeded();
    await expect(figure.getByRole("listitem")).toHaveCount(stepCount);
    await expect(group.getByRole("button")).toHaveCount(3);
    await pass(page, 2 * stepMs);
    await expect(position(stepCount)).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await replay.click();
      for (const [index, { text }] of words.steps.entries()) {
        if (index > 0) await next.press("Enter");
        await expect(current).toContainText(text);
        await expect(position(index + 1)).toBeVisible();
        expect(await labelFaults(figure), `step ${index + 1}, ${width} px`).toEqual([]);
      }
      expect(await labelFaults(figure, true), `${width} px`).toEqual([]);
    }
    // The rest depends on no words.
    if (language !== "fr") return;
    await replay.click();
    await expect(pause).toHaveCount(0);
    await pass(page, 2 * stepMs);
    await expect(figure).toHaveAttribute("data-step", "0");
    expect(await figure.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
    await expect(previous).toHaveAttribute("aria-disabled", "true");
    await previous.press("Enter");
    await expect(figure).toHaveAttribute("data-step", "0");
    for (const step of ["1", "2", "3", "3"]) {
      await next.press("Enter");
      await expect(figure).toHaveAttribute("data-step", step);
    }
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await previous.press("Enter");
    await expect(figure).toHaveAttribute("data-step", "2");
    await replay.click();
    await page.emulateMedia({ media: "print" });
    await expect(group).toBeHidden();
    await expect(slider).toHaveCount(0);
    for (const { text } of words.steps) await expect(figure.getByText(text)).toBeVisible();
    for (const mark of await figure.locator("[data-from]:not([data-to])").all())
      await expect(mark).toHaveCSS("opacity", "1");
    for (const mark of await figure.locator("[data-to]").all()) await expect(mark).toBeHidden();
  });
}

test("the ultrasonic probe can be moved; echoes are at the depth of flaw and back wall @slow", async ({
  page,
}) => {
  await open(page, addressOf("ultrasonic"));
  const { words, figure, drawing, slider } = diagram(page, "fr", "ultrasonic");
  await expect(slider).toHaveAccessibleName(words.labels.position);
  const [range, flawDepth, wallDepth] = [28, 15, 25];

  await slider.focus();
  await page.keyboard.press("End");
  await expect(slider).toHaveAttribute("aria-valuetext", soundSaid(words.labels.soundReading, 95, wallDepth));
  const sound = await peak(figure, 0.15, 1);
  expect(sound.at).toBeCloseTo(wallDepth / range, 2);

  await press(page, "ArrowLeft", 28);
  await expect(slider).toHaveAttribute("aria-valuetext", soundSaid(words.labels.flawReading, 67, flawDepth));
  expect((await peak(figure, 0.15, 0.8)).at).toBeCloseTo(flawDepth / range, 2);
  const shaded = await peak(figure, 0.8, 1);
  expect(shaded.height, "the flaw shades the back wall").toBeLessThan(sound.height / 4);
  await expect(figure.getByText(soundSaid(words.labels.flawReading, 67, flawDepth))).toBeVisible();

  await drag(page, drawing, [292, 50], [200, 60], [136, 70]);
  await expect(slider).toHaveValue("24");
  // The small flaw: an echo at 18 mm, and still a back-wall echo.
  await expect(slider).toHaveAttribute("aria-valuetext", new RegExp(`${number(18, 1)}\\s`));
  expect((await peak(figure, 0.3, 0.8)).at).toBeCloseTo(18 / range, 2);
  expect((await peak(figure, 0.8, 1)).height).toBeGreaterThan((await peak(figure, 0.3, 0.8)).height);
  await drag(page, drawing, [136, 60], [475, 60]);
  await expect(slider).toHaveValue("95");
});

test("the thickness reading follows the probe, moved by keyboard or pointer", async ({ page }) => {
  await open(page, addressOf("thickness"));
  const { words, figure, drawing, slider } = diagram(page, "fr", "thickness");
  await expect(slider).toHaveAccessibleName(words.labels.position);
  await slider.press("End");
  await expect(slider).toHaveAttribute("aria-valuetext", thicknessSaid(65));
  await drag(page, drawing, [420, 60], [294, 50]);
  await expect(slider).toHaveAttribute("aria-valuetext", thicknessSaid(44));
  await expect(figure.getByText(thicknessSaid(44))).toBeVisible();
  await expect(figure.locator('[data-ink="reading"]')).toHaveText(number(thicknessAt(44), 1));
  expect((await peak(figure, 0.15, 0.35)).at).toBeCloseTo(thicknessAt(44) / 30, 2);
  expect((await peak(figure, 0.4, 0.6)).at, "the echo repeats").toBeCloseTo((2 * thicknessAt(44)) / 30, 2);
});

test("keyboard and pointer turn the field; a crack along the field stays hidden @slow", async ({ page }) => {
  await open(page, addressOf("magneticParticle"));
  const { words, figure, drawing, slider } = diagram(page, "fr", "magneticParticle");
  const { labels } = words;
  await expect(slider).toHaveAccessibleName(labels.position);
  const particles = async (crack: "along" | "across") =>
    ((await figure.locator(`[data-crack="${crack}"]`).getAttribute("d")) ?? "").split("M").length - 1;
  const expectAngle = (angle: number) => {
    const [along, across] = [leakage(angle, 0), leakage(angle, 90)];
    const reading = fill(labels.reading, {
      angle,
      alongLeak: Math.round(along * 100),
      acrossLeak: Math.round(across * 100),
    });
    const seen = [
      `${labels.along} ${labels[indication(along)]}`,
      `${labels.across} ${labels[indication(across)]}`,
    ];
    const said = [reading, ...seen].join(", ");
    return expect(slider).toHaveAttribute("aria-valuetext", said);
  };
  await expectAngle(90);
  expect(await particles("across")).toBe(0);
  const most = await particles("along");
  expect(most).toBeGreaterThan(50);
  await slider.press("Home");
  await expectAngle(0);
  expect(await particles("along")).toBe(0);
  expect(await particles("across")).toBeGreaterThan(40);
  await press(page, "ArrowUp", 30);
  await expectAngle(30);
  expect(await particles("along")).toBeCloseTo(most / 2, -1);
  // Drag the right pole upwards on the circle, to 45 degrees and then to the top.
  await drag(page, drawing, [323, 128], [320, 100], [299, 69]);
  await expectAngle(45);
  await drag(page, drawing, [299, 69], [270, 50], [240, 40]);
  await expectAngle(90);
  expect(await particles("along")).toBe(most);
});

test.describe("without reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a diagram in view plays once, from its first step to its last @slow", async ({ page }) => {
    // On this page the drawing is below the first screen.
    await openWithStoppedClock(page, pathOf("cnd", "fr"));
    await page.keyboard.press("Escape");
    const { figure, drawing, replay, pause } = diagram(page, "fr", "ultrasonic");
    await drawing.scrollIntoViewIfNeeded();
    await expect(pause).toBeVisible();
    for (const step of ["1", "2", "3"]) {
      await pass(page, stepMs - 50);
      await expect(figure).not.toHaveAttribute("data-step", step);
      await pass(page, 60);
      await expect(figure).toHaveAttribute("data-step", step);
    }
    await expect(replay).toBeVisible();
    await scrollPage(page, 0);
    await drawing.scrollIntoViewIfNeeded();
    await pass(page, 3 * stepMs);
    await expect(figure, "once").toHaveAttribute("data-step", "3");

    await replay.click();
    await pass(page, stepMs + 10);
    await expect(figure).toHaveAttribute("data-step", "1");
    await pause.click();
    await pass(page, 3 * stepMs);
    await expect(figure, "paused").toHaveAttribute("data-step", "1");
  });

  test("the animations of the first step run again at each replay @slow", async ({ page }) => {
    await open(page, addressOf("penetrant"));
    await page.keyboard.press("Escape");
    const { figure, drawing, replay, pause } = diagram(page, "fr", "penetrant");
    const moving = () =>
      figure.evaluate((element) => {
        const all = element.getAnimations({ subtree: true });
        return all.filter((each) => each instanceof CSSAnimation && each.playState === "running").length;
      });
    // The drawing waits at its first step, to which the script set it.
    await expect(figure).toHaveAttribute("data-step", "0");
    await drawing.scrollIntoViewIfNeeded();
    await pause.click();
    await figure.evaluate((element) => {
      for (const animation of element.getAnimations({ subtree: true })) animation.finish();
    });
    await expect(figure).toHaveAttribute("data-step", "0");
    expect(await moving()).toBe(0);
    await replay.click();
    await expect.poll(moving).toBeGreaterThan(1);
  });

  test("a step moves the probe, and the visitor can take over meanwhile @slow", async ({ page }) => {
    await openWithStoppedClock(page, addressOf("ultrasonic"));
    await page.keyboard.press("Escape");
    const { figure, slider, replay, pause, next } = diagram(page, "fr", "ultrasonic");
    // The drawing is in view at once, so it plays by itself.
    await pause.click();
    await replay.click();
    await pass(page, glideMs);
    await expect(slider).toHaveValue("42");
    await slider.press("ArrowRight");
    await expect(slider).toHaveValue("43");
    await expect(figure).toHaveAttribute("data-step", "3");
    await replay.click();
    await next.click();
    await next.click();
    await pass(page, glideMs / 2);
    await expect(slider).not.toHaveValue("42");
    await expect(slider).not.toHaveValue("63");
    await pass(page, glideMs);
    await expect(slider).toHaveValue("63");
    await next.click();
    await slider.press("Home");
    await expect(slider).toHaveValue("5");
  });
});

test.describe("on phones", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a range moved before scripts start keeps its value, until a tap", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const release = await holdRequests(page, "**/*.js");
    await page.goto(addressOf("ultrasonic"), { waitUntil: "domcontentloaded" });
    await page.keyboard.press("Escape");
    const { words, slider, figure, drawing } = diagram(page, "fr", "ultrasonic");
    await slider.focus();
    await press(page, "ArrowLeft", 10);
    await expect(slider).toHaveValue("53");
    release();
    await hydrated(page);
    const said = soundSaid(words.labels.soundReading, 53, 25);
    await expect(slider).toHaveAttribute("aria-valuetext", said);
    await expect(figure.getByText(said)).toBeVisible();
    await expect(slider).toHaveValue("53");
    await drawing.scrollIntoViewIfNeeded();
    const { width, height } = await boxOf(drawing);
    await drawing.tap({ position: { x: (width * 240) / 480, y: height / 2 } });
    await expect(slider).toHaveValue("50");
  });
});

for (const language of languageCodes) {
  const title = `the graphs of the accreditation page have all their labels, legible and apart (${language})`;
  test(title, { tag: language === "fr" ? [] : "@release" }, async ({ page }) => {
    await open(page, pathOf("accreditation", language));
    const { hydraulicTest, ships } = content.in[language].accreditation;
    const letters = (words: readonly string[]) => words.map((word) => word.replace(/\s/g, "")).sort();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const { title, labels } of [hydraulicTest, ships]) {
        const heading = page.getByRole("heading", { name: title, exact: true });
        const subject = page.locator("article article", { has: heading });
        expect(letters(await subject.locator("svg text").allTextContents())).toEqual(
          letters(Object.values(labels)),
        );
        expect(await labelFaults(subject), `${title} at ${width} px`).toEqual([]);
      }
    }
  });
}
