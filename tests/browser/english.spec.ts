import { officeIds, pathOf } from "#app/i18n/paths.ts";
import { content, expect, hydrated, open, test } from "../support/test.ts";

/*
 * How the parts of a page behave is tested in French: they are the same in every language. What differs, the words and the
 * addresses between the parts, is gone through once more here, from the first page to the telephone number.
 */

const { frame, home, control, methods, sectors, formation, quality, glossary, contact } = content.in.en;
const { guide } = control;

test("the menu says in English what the specification says", async ({ page }) => {
  await open(page, pathOf("home", "en"));
  const entries = page.getByRole("navigation", { name: frame.navigation }).locator("> ul > li");
  await expect(entries.locator("> a, > details > summary")).toHaveText([
    "Home",
    "About Us",
    "Sector of Intervention",
    "Field of Application",
    "Field of Activities",
    "Training",
    "Quality",
    "Contact",
  ]);
});

test("a visitor who reads English finds the way from the home page to an office, in English all along", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const main = page.getByRole("main");
  const heading = (name: string) => main.getByRole("heading", { name, exact: true });
  const menu = page.getByRole("navigation", { name: frame.navigation });
  const arrived = async (path: string) => {
    await expect(page).toHaveURL(path);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await hydrated(page);
  };

  await test.step("the home page leads to the guide", async () => {
    await open(page, pathOf("home", "en"));
    await expect(heading(home.hero.title)).toBeVisible();
    await page.getByRole("button", { name: frame.carousel.next }).click();
    await expect(page.getByRole("button", { name: home.hero.slides[1] ?? "" })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await page.getByRole("link", { name: home.hero.controls }).click();
    await arrived(pathOf("control", "en"));
  });

  await test.step("the guide leads to a method", async () => {
    await main.getByRole("link", { name: guide.questions.worry.options.wallLoss, exact: true }).click();
    await expect(heading(guide.answers.wallLoss.title)).toBeVisible();
    await main.getByRole("link", { name: content.in.en["methods/thickness"].name }).first().click();
    await arrived(pathOf("methods/thickness", "en"));
  });

  await test.step("the drawing of a method takes a step", async () => {
    const figure = page.getByRole("figure");
    await figure.getByRole("button", { name: methods.diagramControls.replay }).click();
    await figure.getByRole("button", { name: methods.diagramControls.next }).click();
    await expect(figure).toHaveAttribute("data-step", "1");
  });

  await test.step("tabs show the other sectors and courses", async () => {
    for (const [id, { tabs }] of [
      ["sectors", sectors],
      ["formation", formation],
    ] as const) {
      await open(page, pathOf(id, "en"));
      const [, second] = Object.values(tabs.items) as readonly { readonly name: string }[];
      await page.getByRole("tab", { name: second?.name ?? "" }).click();
      await expect(page.getByRole("tabpanel", { name: second?.name ?? "" })).toBeVisible();
    }
  });

  await test.step("the menu leads to the methods, and a short form to the glossary", async () => {
    await menu.locator("summary", { hasText: frame.labels["Domaine d’application"] }).click();
    await menu.getByRole("link", { name: frame.labels["Contrôle non destructif"] }).click();
    await arrived(pathOf("cnd", "en"));
    await open(page, pathOf("quality", "en"));
    await expect(heading(quality.hero.title)).toBeVisible();
    await main
      .locator(`a[href^="${pathOf("glossary", "en")}#"]`)
      .first()
      .click();
    await expect(heading(glossary.hero.title)).toBeAttached();
  });

  await test.step("the telephone number of an office is copied", async () => {
    await menu.getByRole("link", { name: frame.labels.Contact }).click();
    await arrived(pathOf("contact", "en"));
    const office = main.getByRole("article").first();
    await office.getByRole("button", { name: contact.copy }).first().click();
    await expect(office.getByText(contact.copied).first()).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      content.company.offices[officeIds[0]].landline,
    );
  });

  await test.step("the flag leads to the same page in French, which stays chosen", async () => {
    await page.getByRole("button", { name: "Français" }).click();
    await expect(page).toHaveURL(pathOf("contact", "fr"));
    await page.goto(pathOf("about", "en"));
    await expect(page).toHaveURL(pathOf("about", "fr"));
  });
});
