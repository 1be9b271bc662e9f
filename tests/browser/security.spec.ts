import { cardPath, officeIds, pathOf } from "#model/site/paths.ts";
import { expect, test } from "../support/test.ts";

const path = pathOf("contact", "fr");
const file = cardPath(officeIds[0], "fr");

/** What may be smuggled into a page, and the breach of the content policy that each has to be. */
const strange = [
  ["<script>window.struck = true</script>", "script-src-elem inline"],
  [`<script type="speculationrules">{"prefetch":[{"urls":["${file}"]}]}</script>`, "script-src-elem inline"],
  ['<script src="https://example.com/x.js"></script>', "script-src-elem https://example.com/x.js"],
  ['<img src="/favicon.svg" onload="window.struck = true">', "script-src-attr inline"],
  ["<style>body { display: none }</style>", "style-src-elem inline"],
  ['<iframe src="/"></iframe>', "frame-src /"],
  [`<object data="${file}"></object>`, `object-src ${file}`],
  ['<base href="https://example.com/">', "base-uri https://example.com/"],
  ['<img src="https://example.com/x.png">', "img-src https://example.com/x.png"],
  ['<form action="https://example.com/"></form>', "form-action https://example.com/?"],
] as const;

test.use({ allowed: { messages: [/Content Security Policy|Refused to|Trusted(HTML|Type)|net::ERR_/] } });

test("changed scripts, a stranger's markup, and text made markup are refused", async ({ page, site }) => {
  const violations: string[] = [];
  await page.exposeFunction("noteViolation", (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      const { noteViolation } = window as unknown as { noteViolation: (violation: string) => void };
      noteViolation(`${effectiveDirective} ${blockedURI}`);
    });
  });
  // The page changed on its way, with the headers of the true one.
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const changed = html.replace("js=`starting`", "js=`x`");
    expect(changed).not.toBe(html);
    const body = changed.replace("</body>", `${strange.map(([markup]) => markup).join("")}</body>`);
    await route.fulfill({ response, body });
  });
  await page.goto(path);
  await page.locator("form").evaluate((form: HTMLFormElement) => form.submit());
  const putIn = page.evaluate(() => document.body.insertAdjacentHTML("beforeend", "<p>struck</p>"));
  await expect(putIn).rejects.toThrow(/TypeError/);
  const ownPolicy = page.evaluate(() => {
    const { trustedTypes } = window as unknown as {
      readonly trustedTypes: { readonly createPolicy: (name: string, rules: object) => object };
    };
    trustedTypes.createPolicy("default", { createHTML: (text: string) => text });
  });
  await expect(ownPolicy).rejects.toThrow(/TypeError/);
  const refused = [
    "script-src-elem inline", // the one that was changed
    ...strange.map(([, violation]) => violation),
    "require-trusted-types-for trusted-types-sink",
    "trusted-types trusted-types-policy",
  ];
  await expect
    .poll(() => violations.map((violation) => violation.replace(site, "")).toSorted())
    .toEqual(refused.toSorted());
  const ran = await page.evaluate(() => ["struck" in window, "js" in document.documentElement.dataset]);
  expect(ran).toEqual([false, false]);
});
