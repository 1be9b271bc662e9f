import { languages, type Language } from "#app/i18n/languages.ts";
import { methodNames, pathOf } from "#app/i18n/paths.ts";
import { altOf, content, expect, open, otherLanguage, slidePosition, test } from "../support/test.ts";

/*
 * What the browser hands to assistive technologies, compared with the patterns of the W3C's Authoring Practices: roles, names
 * and states, in their order.
 */

/** One line of a snapshot: what it is and, in quotes, how it is called. */
const line = (role: string, name: string, state = "") =>
  `'${role} ${JSON.stringify(name).replaceAll("'", "''")}${state}'`;

/** Lines below a line. */
const below = (lines: readonly string[]) =>
  ["- /children: equal", ...lines.map((text) => `- ${text}`)].flatMap((text) =>
    text.split("\n").map((part) => `  ${part}`),
  );

const group = (head: string, children: readonly string[]) => [`${head}:`, ...below(children)].join("\n");

const list = (items: readonly string[]) =>
  group(
    "list",
    items.map((item) => group("listitem", [item])),
  );

const columns = (names: readonly string[]) =>
  group("rowgroup", [
    group(
      "row",
      names.map((name) => line("columnheader", name)),
    ),
  ]);

function frameOf(language: Language) {
  const { frame } = content.in[language];
  const { labels } = frame;
  const { brand } = content.company;
  const logo = line("link", `${brand.name}, ${frame.logo}`);
  const link = (label: keyof typeof labels) => line("link", labels[label]);
  const menu = list([
    link("Accueil"),
    link("À propos"),
    link("Secteurs d’intervention"),
    // What unfolds by itself (`<details>`) is a group here; browsers tell it as a button that does so.
    `group: ${JSON.stringify(labels["Domaine d’application"])}`,
    link("Domaines d’activité"),
    link("Formation"),
    link("Qualité"),
    link("Contact"),
  ]);
  return { frame, brand, logo, link, menu };
}

/** Name of the group of tabs of a page, and the names of the tabs in their order. */
function tabsOf(page: "sectors" | "formation", language: Language) {
  const { label, items } = content.in[language][page].tabs;
  const tabs: readonly { readonly name: string }[] = Object.values(items);
  return { label, tabs: tabs.map(({ name }) => name) };
}

test.describe("read aloud", () => {
  test("the bar is the logo, the menu and the languages", async ({ page }) => {
    await open(page, pathOf("about", "fr"));
    const { frame, logo, menu } = frameOf("fr");
    await expect(page.getByRole("banner")).toMatchAriaSnapshot(
      `- ${group("banner", [
        logo,
        group(line("navigation", frame.navigation), [menu]),
        group(
          line("group", frame.languages),
          languages.map((language) =>
            line("button", language.ownName, language.code === "fr" ? " [pressed]" : ""),
          ),
        ),
      ])}`,
    );
  });

  test("the footer is columns with headings, and the last line", async ({ page }) => {
    await open(page, pathOf("about", "fr"));
    const { frame, brand, logo, link } = frameOf("fr");
    const { footer } = frame;
    const { offices: titles } = content.in.fr;
    const heading = (name: string) => line("heading", name, " [level=2]");
    const offices = Object.entries(content.company.offices).flatMap(([id, office]) => [
      heading(titles[id as keyof typeof titles].shortTitle),
      list([
        line("link", `${office.address.street} ${office.address.postcode} ${office.address.city}`),
        line("link", office.landline),
        line("link", office.mobile),
        line("link", office.email),
      ]),
    ]);
    await expect(page.getByRole("contentinfo")).toMatchAriaSnapshot(
      `- ${group("contentinfo", [
        logo,
        `paragraph: ${JSON.stringify(footer.claim)}`,
        heading(footer.company),
        list([
          link("À propos"),
          link("Secteurs d’intervention"),
          link("Domaines d’activité"),
          link("Formation"),
          link("Qualité"),
          link("Contact"),
        ]),
        group(heading(footer.domains), [line("link", footer.domains)]),
        list([
          link("Contrôle non destructif"),
          link("Réception et suivi de construction"),
          link("Contrôle réglementaire de sécurité"),
        ]),
        ...offices,
        group("paragraph", [
          `text: ${JSON.stringify(`© ${brand.name}, ${footer.trade}`)}`,
          link("Accréditation"),
          link("Glossaire"),
          link("Accessibilité"),
        ]),
      ])}`,
    );
  });

  test("the carousel of the home page names its slide and its buttons", async ({ page }) => {
    await open(page, pathOf("home", "fr"));
    const { frame, home } = content.in.fr;
    const { slides, label } = home.hero;
    const [first] = slides;
    const carousel = page.getByRole("region", { name: label });
    await expect(carousel).toHaveAttribute("aria-roledescription", frame.carousel.role);
    await expect(carousel).toMatchAriaSnapshot(
      `- ${[
        `${line("region", label)}:`,
        `  - ${line("group", `${slidePosition(1, slides, "fr")}, ${first ?? ""}`)}:`,
        `    - ${line("img", altOf(content.pictures.pages.home.first[0] ?? ""))}`,
        `  - ${line("button", frame.carousel.play)}`,
        `  - ${line("button", frame.carousel.previous)}`,
        `  - ${line("button", frame.carousel.next)}`,
        ...slides.map((slide) => `  - ${line("button", slide)}`),
      ].join("\n")}`,
    );
  });

  test("the carousel of the accreditation page does so too, with a group of indicators", async ({ page }) => {
    await open(page, pathOf("accreditation", "fr"));
    const { frame, accreditation } = content.in.fr;
    const { label, choose, slides } = accreditation.carousel;
    const carousel = page.getByRole("group", { name: label, exact: true });
    await expect(carousel).toHaveAttribute("aria-roledescription", frame.carousel.role);
    const [first] = slides;
    await expect(carousel).toMatchAriaSnapshot(
      `- ${[
        `${line("group", label)}:`,
        `  - ${line("button", frame.carousel.play)}`,
        `  - ${line("button", frame.carousel.previous)}`,
        `  - ${line("button", frame.carousel.next)}`,
        `  - ${line("group", choose)}:`,
        ...below(slides.map((slide) => line("button", slide.label))).map((text) => `  ${text}`),
        `  - ${line("group", `${slidePosition(1, slides, "fr")}, ${first?.label ?? ""}`)}`,
      ].join("\n")}`,
    );
  });

  test("tabs are a list of tabs, the first chosen, and the panel that it names", async ({ page }) => {
    for (const id of ["sectors", "formation"] as const) {
      await open(page, pathOf(id, "fr"));
      const { label, tabs } = tabsOf(id, "fr");
      await expect(page.getByRole("main")).toMatchAriaSnapshot(
        [
          `- ${group(
            line("tablist", label),
            tabs.map((name, index) => line("tab", name, index === 0 ? " [selected]" : "")),
          )}`,
          `- ${line("tabpanel", tabs[0] ?? "")}`,
        ].join("\n"),
      );
      await expect(page.getByRole("tabpanel")).toHaveCount(1);
    }
  });

  test("tables have a caption, heads of columns and heads of rows", async ({ page }) => {
    const { recognitions, cnd, methods, sectors } = content.in.fr;
    const { title, columns: names, rows } = recognitions.methods;
    await open(page, pathOf("quality", "fr"));
    await expect(page.getByRole("table", { name: title })).toMatchAriaSnapshot(
      `- ${line("table", title)}:\n  - ${columns([names.code, names.method, names.approval]).replaceAll("\n", "\n  ")}`,
    );
    for (const { name } of Object.values(rows))
      await expect(page.getByRole("rowheader", { name, exact: true })).toHaveCount(1);

    await open(page, pathOf("cnd", "fr"));
    const comparison = page.getByRole("table", { name: cnd.comparison.title });
    await expect(comparison.getByRole("columnheader")).toHaveText(Object.values(methods.compared.columns));
    await expect(comparison.getByRole("rowheader")).toHaveCount(methodNames.length + 1);

    await open(page, pathOf("sectors", "fr"));
    const matrix = page.getByRole("table", { name: sectors.matrix.title });
    await expect(matrix.getByRole("columnheader")).toHaveCount(tabsOf("sectors", "fr").tabs.length + 1);
  });

  test("what is in another language says so", async ({ page }) => {
    await open(page, pathOf("glossary", "fr"));
    const other = otherLanguage("fr").code;
    const foreign = page.getByRole("main").locator(`[lang="${other}"]`);
    await expect(foreign).toHaveCount(Object.keys(content.in.fr.terms).length);
  });
});
