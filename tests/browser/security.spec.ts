import type { Page } from "@playwright/test";
import { cardPath, officeIds, pathOf } from "#model/site/paths.ts";
import { expect, test, withoutCaddy } from "../support/servers.ts";
import { hydrated, open } from "../support/test.ts";

test.skip(withoutCaddy, "Caddy is not installed");
test.use({ baseURL: async ({ production }, use) => use(production.origin) });

const path = pathOf("contact", "fr");
const file = cardPath(officeIds[0], "fr");

/** Notes every breach of the content policy in a page's windows. @returns the directives that were broken so far */
async function watchViolations(page: Page): Promise<() => readonly string[]> {
  const violations: string[] = [];
  await page.exposeFunction("noteViolation", (directive: string) => violations.push(directive));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
      (window as unknown as { noteViolation: (directive: string) => void }).noteViolation(effectiveDirective);
    });
  });
  return () => violations;
}

test.describe("what is not the site's own is refused", () => {
  test.use({ allowed: { messages: [/Content Security Policy|Refused to|Trusted(HTML|Type)|net::ERR_/] } });

  /** Serves a page changed on its way, with the headers of the true one. */
  async function change(page: Page, from: string | RegExp, to: string): Promise<void> {
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const changed = html.replace(from, to);
      expect(changed).not.toBe(html);
      await route.fulfill({ response, body: changed });
    });
  }

  test("a script changed by one letter does not run", async ({ page }) => {
    const violations = await watchViolations(page);
    await change(page, "js=`starting`", "js=`x`");
    await page.goto(path);
    await expect.poll(violations).toEqual(["script-src-elem"]);
    expect(await page.locator("html").getAttribute("data-js")).toBeNull();
  });

  for (const [what, markup, directive] of [
    ["a script of a stranger", "<script>window.struck = true</script>", "script-src-elem"],
    [
      "rules of what to fetch ahead",
      `<script type="speculationrules">{"prefetch":[{"urls":["${file}"]}]}</script>`,
      "script-src-elem",
    ],
    ["a script from elsewhere", '<script src="https://example.com/x.js"></script>', "script-src-elem"],
    ["a handler in markup", '<img src="/favicon.svg" onload="window.struck = true">', "script-src-attr"],
    ["a style", "<style>body { display: none }</style>", "style-src-elem"],
    ["a frame", '<iframe src="/"></iframe>', "frame-src"],
    ["an object", `<object data="${file}"></object>`, "object-src"],
    ["another base", '<base href="https://example.com/">', "base-uri"],
    ["a picture from elsewhere", '<img src="https://example.com/x.png">', "img-src"],
  ] as const) {
    test(what, async ({ page }) => {
      const violations = await watchViolations(page);
      await change(page, "</footer>", `</footer>${markup}`);
      await page.goto(path);
      await expect.poll(violations).toContain(directive);
      expect(await page.evaluate(() => "struck" in window)).toBe(false);
    });
  }

  test("a form sent elsewhere", async ({ page }) => {
    const violations = await watchViolations(page);
    await change(page, "</footer>", '</footer><form action="https://example.com/"></form>');
    await page.goto(path);
    await page.locator("form").evaluate((form: HTMLFormElement) => form.submit());
    await expect.poll(violations).toContain("form-action");
  });

  for (const [what, attempt, directive] of [
    [
      "text that a script puts into the page as markup",
      () => document.body.insertAdjacentHTML("beforeend", "<p>struck</p>"),
      "require-trusted-types-for",
    ],
    [
      "a policy of a script's own, by which text would become markup",
      () => {
        const { trustedTypes } = window as unknown as {
          readonly trustedTypes: { readonly createPolicy: (name: string, rules: object) => object };
        };
        trustedTypes.createPolicy("default", { createHTML: (text: string) => text });
      },
      "trusted-types",
    ],
  ] as const)
    test(what, async ({ page }) => {
      const violations = await watchViolations(page);
      await open(page, path);
      await expect(page.evaluate(attempt)).rejects.toThrow(/TypeError/);
      await expect.poll(violations).toContain(directive);
    });

  test("the site in a frame of another page", async ({ page, production }) => {
    await page.route("http://127.0.0.2:1/", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<iframe src="${production.origin}${path}"></iframe>`,
      }),
    );
    await page.goto("http://127.0.0.2:1/");
    const frame = page.frames()[1];
    await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/);
  });
});

test("a window that another site opened cannot be reached by it", async ({ page, production }) => {
  await page.route("http://127.0.0.2:1/", (route) =>
    route.fulfill({ contentType: "text/html", body: `<button>open</button>` }),
  );
  await page.goto("http://127.0.0.2:1/");
  const opened = page.context().waitForEvent("page");
  await page.evaluate((address) => void window.open(address), `${production.origin}${path}`);
  const window_ = await opened;
  await hydrated(window_);
  expect(await window_.evaluate(() => window.opener === null)).toBe(true);
});
