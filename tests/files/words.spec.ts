import { advice, leadsOn } from "#app/pages/control/guide-answers.server.ts";
import { controlsOf } from "#model/schema/equipment.ts";
import { questions } from "#model/schema/pages/control.ts";
import { textsBelow } from "#model/read/texts-below.ts";
import { anchorOf } from "#model/site/anchors.ts";
import { methodOf, type Language, type PageId } from "#model/site/pages.ts";
import { languageCodes, methodNames, partPath, pathOf } from "../support/current-site.ts";
import { headingText } from "#app/ui/heading-text.ts";
import { telephoneLink } from "#app/ui/telephone-link.ts";
import { builtPages } from "../support/site.ts";
import { content, expect, known, test } from "../support/test.ts";

/*
 * Checks texts and links of each built page, for any content. Whether the texts are visible is checked by
 * tests/browser/without-javascript.spec.ts.
 */

const entities = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" } as const;

/** The text of a piece of HTML without tags and soft hyphens, followed by the texts of its attributes. */
function saidIn(html: string): string {
  const attributes = [...html.matchAll(/\s(?:aria-label|aria-roledescription|alt|title)="([^"]*)"/g)];
  return [html.replaceAll(/<[^>]*>|\u00ad/g, ""), ...attributes.map(([, text]) => text)]
    .join("\n")
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity as keyof typeof entities]);
}

const pages = builtPages.map((built) => {
  const [, shown = ""] = /<div id="page"([\s\S]*)<\/body>/.exec(built.html) ?? [];
  const [main = ""] = /<main[\s\S]*<\/main>/.exec(shown) ?? [];
  const links = [...main.matchAll(/\shref="([^"]*)"/g)].map(([, href]) => href ?? "");
  return { ...built, main, links, said: saidIn(shown) };
});

const pageOf = (id: PageId, language: Language) =>
  known(pages.find((built) => built.page === id && built.language === language));

/** Texts of shared files, by the page that shows all of them. */
const shared = (language: Language): Readonly<Partial<Record<PageId, unknown>>> => {
  const { equipment, terms, offices, recognitions, controls } = content.in[language];
  return {
    domains: Object.values(equipment).map(({ name, text, points }) => [name, text, points]),
    glossary: Object.values(terms).map(({ term, definition, abbreviation }) => [
      term,
      definition,
      abbreviation,
    ]),
    contact: [
      offices,
      Object.values(content.company.offices).map(({ landline, mobile, fax, email, people, address }) => [
        // Numbers are shown with no-break spaces.
        [landline, mobile, fax].map((number) => number?.replaceAll(" ", "\u00a0")),
        [email, people],
        [address.street, address.postcode, address.city],
      ]),
    ],
    accreditation: recognitions.scopes,
    quality: [recognitions.definitions, recognitions.methods, content.company.approvals],
    cnd: methodNames.map((name) => content.in[language][`methods/${name}`].compared),
    control: [
      Object.values(equipment).map(({ name, damage, controls }) => [name, damage, controls]),
      Object.values(controls).map(({ name }) => name),
    ],
  };
};

const { partners } = content.company;

/** Questions and answers of the guide that lead to a removed method; the page leaves them out. */
const leadsNowhere = (step: unknown) =>
  typeof step === "string" && step in { ...questions, ...advice } && !leadsOn(step, methodNames);

/** Texts in the head of the document, or shown only after an action: tests in a browser cover them. */
const elsewhere =
  /^(?:meta|social|\w+\.labels)\.|^tabs\.label$|^letter\.(?:subject|line)$|\.(?:play|copied|notCopied|found|compared|pair)$|^(?:not)?copied$/i;

for (const language of languageCodes)
  test(`every text of the content is on its page (${language})`, () => {
    for (const { page, path, said } of pages.filter((built) => built.language === language)) {
      // Not on the page: texts of a strip without logos, steps that lead nowhere, and comparisons (they are on `cnd`).
      const isEmpty = page in partners && partners[page as keyof typeof partners].length === 0;
      const texts = textsBelow(content.in[language][page]).filter(
        ({ path: at }) =>
          !elsewhere.test(at.join(".")) &&
          !(isEmpty && at[0] === "partners") &&
          at[0] !== "compared" &&
          !at.some(leadsNowhere),
      );
      expect(texts.length, path).toBeGreaterThan(4);
      const missing = [...texts, ...textsBelow(shared(language)[page])].filter(
        ({ text }) =>
          !text.split(/\{\w+\}/).every((part) => said.includes(part) || said.includes(headingText(part))),
      );
      expect(missing, path).toEqual([]);
    }
  });

test("methods, services, phases and kinds of equipment are in the order of the content, terms in alphabetical order", () => {
  for (const language of languageCodes) {
    const parts = (id: PageId, tag: string) =>
      [...pageOf(id, language).main.matchAll(new RegExp(`<${tag}.*?</${tag}>`, "gs"))].map(([html]) =>
        saidIn(html).trim(),
      );
    const { compare } = new Intl.Collator(language);
    const words = content.in[language];
    const phases = Object.values(words.rsc.services.phases);
    const terms = Object.values(words.terms).sort((one, two) => compare(one.term, two.term));
    for (const [wanted, found] of [
      [methodNames.map((name) => words[`methods/${name}`].name), parts("cnd", "h3")],
      [phases.map(({ name }) => name), parts("rsc", "h3")],
      [phases.flatMap(({ items }) => items.map(({ name }) => name)), parts("rsc", "h4")],
      [Object.values(words.equipment).map(({ name }) => name), parts("domains", "h3")],
      [
        terms.map(({ term, abbreviation = "" }) => `${term} ${abbreviation}`.trim()),
        parts("glossary", "b(?= class|>)"),
      ],
    ] as const) {
      const all: readonly string[] = wanted;
      expect(found.filter((text) => all.includes(text))).toEqual(wanted);
    }
  }
});

test("a page links to what it mentions: methods, controls, equipment, terms and offices", () => {
  const controls = ["cnd", "rsc", "crs"] as const;
  const services = [...controls, "formation", "sectors", "domains"] as const;
  for (const { page, language, path, links } of pages) {
    const method = methodOf(page);
    const to = (id: PageId) => pathOf(id, language);
    const toMethods = (names: readonly string[]) =>
      methodNames.filter((name) => names.includes(name)).map((name) => to(`methods/${name}`));
    const wanted: string[] = [];
    // Pages that buyers open first link to the company's approvals, too.
    const approved = method ?? (page === "cnd" ? "general" : "");
    if (approved in content.company.approvals) wanted.push(partPath("quality", "approvals", language));
    if (method === "thickness") wanted.push(partPath("accreditation", "ships", language));
    if (page === "cnd" || page === "control") wanted.push(...toMethods(methodNames));
    if (page === "control" || page === "home" || controls.some((id) => id === page))
      wanted.push(...controls.filter((id) => id !== page).map(to));
    if (page === "home")
      wanted.push(...(["about", "sectors", "control", "quality", "formation"] as const).map(to));
    if (page === "domains")
      wanted.push(...Object.values(content.equipment).flatMap(({ points }) => toMethods(controlsOf(points))));
    if (method) {
      const at = methodNames.indexOf(method);
      const { near = [], terms = [] } = content.methods[method];
      wanted.push(
        ...toMethods([
          ...near,
          ...methodNames.slice(Math.max(0, at - 1), at),
          ...methodNames.slice(at + 1, at + 2),
        ]),
      );
      wanted.push(...terms.map((term) => partPath("glossary", term, language)));
      const kinds = Object.entries(content.equipment).filter(([kind]) =>
        links.includes(partPath("domains", kind, language)),
      );
      expect(kinds, path).toEqual(
        Object.entries(content.equipment).filter(([, { points }]) => controlsOf(points).includes(method)),
      );
    }
    if (method || page === "control" || services.some((id) => id === page))
      for (const { landline, email } of Object.values(content.company.offices))
        wanted.push(telephoneLink(landline), `mailto:${email}`);
    if (page === "contact")
      for (const { landline, mobile, fax = landline } of Object.values(content.company.offices))
        wanted.push(...[landline, mobile, fax].map(telephoneLink));
    expect(
      wanted.filter((href) => !links.some((link) => link.replace(/\?subject=.*/, "") === href)),
      path,
    ).toEqual([]);
  }
});

test("the footer of every page links to the company's pages, controls and offices", () => {
  const company = ["about", "sectors", "control", "formation", "quality", "contact"] as const;
  const rest = ["cnd", "rsc", "crs", "accreditation", "glossary"] as const;
  for (const { html, language, path } of pages) {
    const [footer = ""] = /<footer[\s\S]*<\/footer>/.exec(html) ?? [];
    const wanted = [
      ...[...company, ...rest].map((id) => pathOf(id, language)),
      ...Object.values(content.company.offices).flatMap(({ landline, mobile, email }) => [
        telephoneLink(landline),
        telephoneLink(mobile),
        `mailto:${email}`,
      ]),
    ];
    for (const href of wanted) expect(footer, path).toContain(`href="${href}"`);
    for (const { address } of Object.values(content.company.offices))
      expect(saidIn(footer), path).toContain(address.city);
  }
});

test("if all damage of a kind of equipment needs the same controls, they are named once, above the rows", () => {
  for (const { main, html } of pages.filter(({ page }) => page === "domains")) {
    expect(html, "the menu marks it").toMatch(/<summary[^>]* aria-current="page"/);
    for (const [name, { points }] of Object.entries(content.equipment)) {
      const asked = points.flat().map(({ by }) => by.join());
      const shared = new Set(asked).size === 1;
      const ofKind = new RegExp(`<li id="${anchorOf(name)}"([\\s\\S]*?)(<ol[\\s\\S]*?</ol>)`).exec(main);
      const [above, inRows] = [1, 2].map((part) => ofKind?.[part]?.match(/<a [^>]*href="\/[^"]*"/g) ?? []);
      expect(inRows, name).toHaveLength(shared ? 0 : asked.join().split(",").length);
      if (shared) expect(above, name).toHaveLength(known(asked[0]).split(",").length);
    }
  }
});

test("an e-mail link to an office has a subject, and a line for each item that the page asks for", () => {
  let letters = 0;
  for (const { page, path, links, main } of pages)
    for (const link of links.filter((href) => href.includes("?subject="))) {
      const address = link.replaceAll("&amp;", "&");
      letters += 1;
      // RFC 6068: a length that every mail program accepts.
      expect(address.length, path).toBeLessThanOrEqual(1800);
      expect(address).toMatch(/^mailto:[\w.+-]+@[\w.-]+\?subject=[\w.~!*'()%-]+&body=[\w.~!*'()%-]+$/);
      const [, subject = "", body = ""] = /subject=(.*)&body=(.*)/.exec(address) ?? [];
      expect(decodeURIComponent(subject).length).toBeGreaterThan(10);
      const lines = decodeURIComponent(body).split("\r\n");
      expect(lines.join("")).not.toMatch(/[\r\n]/);
      expect(lines.length).toBeGreaterThan(2);
      const said = saidIn(main).toLowerCase();
      const asked = lines.filter((line) => said.includes(line.replace(/\s*:\s*$/, "").toLowerCase()));
      if (page !== "contact") expect(asked, path).toEqual(lines);
    }
  expect(letters).toBeGreaterThan(50);
});

test("a method's page does not link to itself, and its glossary term links to the page", () => {
  for (const { page, path, links, language } of pages) {
    if (methodOf(page)) expect(links, path).not.toContain(path);
    if (page !== "glossary") continue;
    for (const name of methodNames) {
      const { term } = content.methods[name];
      if (term === undefined) continue;
      const [entry = ""] =
        new RegExp(`id="${anchorOf(term)}"[\\s\\S]*?(?=<dt|</dl>|$)`).exec(pageOf(page, language).main) ?? [];
      expect(entry, name).toContain(`href="${pathOf(`methods/${name}`, language)}"`);
    }
  }
});

test("every scope and method has its row in the tables of recognitions, with what was granted", () => {
  const { accreditedScopes, approvals } = content.company;
  for (const language of languageCodes) {
    const { definitions, scopes, methods } = content.in[language].recognitions;
    const { approval, accreditation } = definitions.items;
    for (const id of ["quality", "accreditation"] as const) {
      const rows = (pageOf(id, language).main.match(/<tr.*?<\/tr>/gs) ?? []).map(saidIn);
      const rowOf = (text: string) => rows.find((row) => row.includes(text));
      for (const [scope, { code, subject }] of Object.entries(scopes.rows)) {
        const row = rowOf(subject);
        if (row === undefined && id === "quality") continue;
        expect(row, subject).toContain(code);
        const accredited = accreditedScopes.some((name) => name === scope);
        expect(row?.includes(accreditation.name), subject).toBe(accredited || !row?.includes(approval.name));
      }
      for (const [name, method] of Object.entries(methods.rows))
        expect(rowOf(method.name), name).toContain(approvals[name]);
    }
  }
});

for (const language of languageCodes)
  test(`the dials of the quality page are read as the standards that they show (${language})`, () => {
    const dials = [...pageOf("quality", language).main.matchAll(/<svg[^>]* role="img"[^>]*>.*?<\/svg>/gs)];
    const read = dials.map(([dial]) =>
      dial
        .replaceAll(/<[^>]*>/g, "")
        .trim()
        .replaceAll(/\s+/g, " "),
    );
    const { badges } = content.in[language].quality.system;
    expect(read).toEqual(Object.values(badges).map(({ standard }) => standard.replaceAll(/\s+/g, " ")));
  });

for (const language of languageCodes) {
  test(`every term of the glossary is linked where a page uses it (${language})`, () => {
    const others = pages.filter((built) => built.page !== "glossary" && built.language === language);
    const links = new Set(others.flatMap((built) => built.links));
    /** Whether a page says a term and has no link of these words, which would lead elsewhere. */
    const isUsed = (term: string) =>
      others.some(
        ({ main }) =>
          (main.match(/<p[ >].*?<\/p>/gs) ?? []).some((text) => saidIn(text).includes(term)) &&
          !(main.match(/<a [^>]*>.*?<\/a>/gs) ?? []).some((link) => saidIn(link).includes(term)),
      );
    const terms = Object.entries(content.in[language].terms);
    const linked = terms.filter(([name]) => links.has(partPath("glossary", name, language)));
    expect(linked.length).toBeGreaterThan(terms.length / 2);
    const used = terms.filter(([, { term }]) => isUsed(term));
    expect(used.filter((term) => !linked.includes(term))).toEqual([]);
  });

  test(`texts in another language have a lang attribute: abbreviations, glossary terms, titles of standards (${language})`, () => {
    const others: readonly string[] = languageCodes.filter((code) => code !== language);
    const own = new Set(Object.values(content.in[language].terms).map(({ abbreviation }) => abbreviation));
    const forms = pages
      .filter((built) => built.language === language)
      .flatMap(({ main }) => [...main.matchAll(/<abbr[^>]* lang="(\w+)"[^>]*>([^<]+)</g)]);
    for (const [, code = "", form] of forms)
      expect([others.includes(code), own.has(form)], form).toEqual([true, false]);
    for (const other of others) {
      const marked = pageOf("glossary", language).main.match(new RegExp(`\\slang="${other}"`, "g"));
      expect(marked?.length, other).toBe(Object.keys(content.in[language].terms).length);
    }
    for (const { page, main } of pages.filter((built) => built.language === language))
      for (const { path, text } of textsBelow(content.in[language][page]))
        if (path.at(-1) === "englishTitle") expect(main, page).toContain(`<p lang="en">${text}</p>`);
  });
}

/** Patterns that screen readers read wrongly, by what was heard (Orca 51.1 with Firefox 153 and Chromium 156, espeak-ng 1.52). */
const misread: Readonly<Record<string, RegExp>> = {
  "four digits in two groups are read as two numbers": /(?<![\d.,\s])\d[,\u00a0\u202f]\d{3}(?![\d,\s])/,
  "a telephone number with ordinary spaces is read as millions": /<a href="tel:[^>]*>[^<]* [^<]*\d[^<]*<\/a>/,
  "dfn is read with its role, and as empty": /<dfn/,
  "text directly in address is read twice": /<address>(?!<p>)/,
  "an empty role=status is announced": /role="status"/,
  "a text node with only a space is skipped": /<!-- -->/,
};

for (const [why, pattern] of Object.entries(misread))
  test(`screen readers: ${why}`, () => {
    const found = pages.flatMap(({ path, html }) =>
      // In the menu, the city before a number is separate text.
      [
        ...html
          .replaceAll(/(?<=<a class="touch" href="tel:[^>]*>)\p{L}[\p{L} -]* (?=\+)/gu, "")
          .matchAll(new RegExp(pattern, "g")),
      ].map(([text]) => `${path}: ${text}`),
    );
    expect(found).toEqual([]);
  });
