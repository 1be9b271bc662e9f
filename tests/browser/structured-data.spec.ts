import { textsBelow } from "#app/content/texts-below.ts";
import { methodOf, officeIds, type PageId } from "#app/i18n/paths.ts";
import { builtPages } from "../support/site.ts";
import { content, expect, test } from "../support/test.ts";

type Value = string | number | Thing | readonly Value[];
interface Thing {
  readonly [property: string]: Value;
}
interface Graph {
  readonly "@context": string;
  readonly "@graph": readonly Thing[];
}

/** The structured data of a built page. @throws unless there is exactly one block of it */
function graphIn(html: string): Graph {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  if (blocks.length !== 1) throw new Error(`${blocks.length} blocks of structured data`);
  return JSON.parse(blocks[0]?.[1] ?? "") as Graph;
}

const graphs = builtPages.map((built) => ({ ...built, graph: graphIn(built.html) }));

/** Every value below a value, with the property that it stands under. */
function leaves(value: Value, property = ""): { readonly property: string; readonly text: string }[] {
  if (typeof value !== "object") return [{ property, text: String(value) }];
  if (Array.isArray(value)) return value.flatMap((entry: Value) => leaves(entry, property));
  return Object.entries(value).flatMap(([name, entry]) => leaves(entry, name));
}

const everywhere = ["Organization", "WebSite"];
const inside = [...everywhere, "WebPage", "BreadcrumbList"];
const offices = officeIds.map(() => "LocalBusiness");

const typesOf: Readonly<Partial<Record<PageId, readonly string[]>>> = {
  home: [...everywhere, "WebPage", ...offices],
  about: [...everywhere, "AboutPage", "BreadcrumbList"],
  sectors: inside,
  domains: inside,
  control: [...inside, "Service", "Service", "Service"],
  cnd: [...inside, "Service"],
  rsc: [...inside, "Service"],
  crs: [...inside, "Service"],
  formation: [...inside, ...Array<string>(9).fill("Course")],
  quality: inside,
  accreditation: inside,
  contact: [...everywhere, "ContactPage", "BreadcrumbList", ...offices],
  glossary: [...inside, "DefinedTermSet"],
  accessibility: inside,
};

test("every page says what it is and what it is about", () => {
  for (const { page, path, graph } of graphs) {
    expect(graph["@context"], path).toBe("https://schema.org");
    expect(
      graph["@graph"].map((thing) => thing["@type"]),
      path,
    ).toEqual(methodOf(page) ? [...inside, "Service"] : typesOf[page]);
  }
});

test("what a thing refers to stands in the same graph", () => {
  for (const { path, graph } of graphs) {
    const known = new Set(graph["@graph"].map((thing) => thing["@id"]));
    const named = leaves(graph["@graph"])
      .filter(({ property }) => property === "@id")
      .map(({ text }) => text);
    // The offices are described in full where they are shown.
    const absent = named.filter(
      (id) => !known.has(id) && !officeIds.some((office) => id.endsWith(`/#${office}`)),
    );
    expect(absent, path).toEqual([]);
  }
});

test("every address of the site in the structured data is there, down to the named part of the page", async ({
  request,
}) => {
  const pages = new Map(builtPages.map(({ path, html }) => [path, html]));
  const addresses = new Set(
    graphs.flatMap(({ graph }) =>
      leaves(graph["@graph"])
        .filter(({ property }) => ["url", "item", "image", "logo"].includes(property))
        .map(({ text }) => text),
    ),
  );
  expect(addresses.size).toBeGreaterThan(100);
  for (const address of addresses) {
    const { pathname, hash } = new URL(address);
    if (hash === "") expect((await request.get(pathname)).status(), address).toBe(200);
    else expect(pages.get(pathname), address).toContain(` id="${hash.slice(1)}"`);
  }
});

test("the structured data says nothing that the content does not say", () => {
  const { brand, offices: places } = content.company;
  const ownNames = Object.values(places).map(({ address }) => `${brand.name} ${address.city}`);
  for (const { language, path, html, graph } of graphs) {
    const countries = Object.values(places).map(
      ({ address }) => new Intl.DisplayNames([language], { type: "region" }).of(address.country) ?? "",
    );
    const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? "";
    const said = new Set([
      ...textsBelow([content.in[language], content.company]).map(({ text }) => text),
      ...ownNames,
      ...countries,
      title,
    ]);
    const strangers = leaves(graph["@graph"]).filter(
      ({ property, text }) =>
        !["@type", "@id", "url", "item", "image", "logo", "inLanguage", "position"].includes(property) &&
        !said.has(text),
    );
    expect(strangers, path).toEqual([]);
  }
});

test("a page leads search engines the way its breadcrumb leads visitors", async ({ page }) => {
  for (const { path, html, graph } of graphs) {
    const list = graph["@graph"].find((thing) => thing["@type"] === "BreadcrumbList");
    const steps = await page.evaluate((source) => {
      const { body } = new DOMParser().parseFromString(source, "text/html");
      return [...body.querySelectorAll("main nav:has([aria-current='page']) ol > li")].map(
        (step) => step.textContent,
      );
    }, html);
    const named = ((list?.itemListElement ?? []) as readonly Thing[]).map(({ name }) => name);
    expect(named, path).toEqual(steps);
  }
});
