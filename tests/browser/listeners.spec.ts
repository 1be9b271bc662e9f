import { pathOf } from "../support/current-site.ts";
import { content, expect, known, open, otherLanguage, test } from "../support/test.ts";

/* What screen readers get from the browser: roles, names, and live announcements. */

const { fr } = content.in;
const { frame, contact, methods } = fr;
const other = otherLanguage("fr");

test("the menu follows its button in the document, and the flags are a named list", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, pathOf("contact", "fr"));
  const button = page.getByRole("button", { name: frame.menu });
  expect(await button.evaluate(({ nextElementSibling }) => nextElementSibling?.id)).toBe("menu");
  await button.click();
  // If not, the browser gives the button the menu as its "details", and screen readers read all of it.
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send("Runtime.evaluate", {
    expression: "document.querySelector('[popovertarget]')",
  });
  const { nodes } = await session.send("Accessibility.getPartialAXTree", {
    objectId: known(result.objectId),
    fetchRelatives: false,
  });
  const told = nodes[0]?.properties?.map(({ name, value }) => [name, value.value] as const) ?? [];
  expect(Object.fromEntries(told)).toMatchObject({ expanded: true });
  expect(told.map(([name]) => name)).not.toContain("details");
  const flags = page.getByRole("list", { name: frame.languages });
  await expect(flags.getByRole("listitem")).toHaveCount(2);
  await expect(flags.getByRole("button", { name: other.ownName })).toHaveAttribute("lang", other.code);
});

test("e-mail links say what they are about, and each copy of a number is announced", async ({ page }) => {
  await open(page, pathOf("contact", "fr"));
  const office = page.getByRole("main").getByRole("article").first();
  for (const about of Object.values(contact.letter.requests))
    await expect(
      office.getByRole("link", { name: new RegExp(`^${about} .*${contact.labels.email}$`) }).first(),
    ).toHaveAttribute("href", /^mailto:/);
  const copy = office.getByRole("button", { name: contact.copy }).first();
  await expect(copy).not.toHaveAttribute("title");
  const said = office.locator("[aria-live]").first();
  await said.evaluate((element) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver(() => {
      if (element.textContent !== "") heard.push(element.textContent);
    }).observe(element, { childList: true, characterData: true, subtree: true });
  });
  for (const count of [1, 2]) {
    await copy.click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { heard: string[] }).heard.length))
      .toBe(count);
  }
});

test("a drawing that plays by itself announces nothing; a press announces the step", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, pathOf("methods/ultrasonic", "fr"));
  await page.keyboard.press("Escape");
  const figure = page.getByRole("figure").first();
  const said = figure.locator("[aria-live]");
  await expect(figure).toHaveAttribute("data-step", "1");
  await expect(said).toBeEmpty();
  await figure.getByRole("button", { name: methods.diagramControls.next }).click();
  const step = Number(await figure.getAttribute("data-step"));
  const { title } = known(fr["methods/ultrasonic"].diagram?.steps[step]);
  await expect(said).toContainText(title);
});
