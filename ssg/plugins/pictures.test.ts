import { expect, test } from "vitest";
import { readSite } from "#model/check/read-content.ts";
import { pictureModule } from "./pictures.ts";

const { content } = readSite("content");

interface Built {
  readonly pictures: Readonly<Record<string, Readonly<Record<"avif" | "webp" | "src", string>>>>;
}

test("in development no picture is encoded for the first page: each has URLs on request, none wider than its file", async () => {
  const code = await pictureModule(content, "content/images", false);
  expect(code).not.toMatch(/^import/m);
  const { pictures } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Built;
  expect(Object.keys(pictures)).toContain(content.pictures.pages.about.vision);
  for (const [file, { avif, webp, src }] of Object.entries(pictures)) {
    expect(avif).toMatch(/^\/@pictures\/\S+ 480w, \S+ 800w, \S+ 1200w, \S+ 1600w/);
    expect(webp).toContain(`/@pictures/${file}?w=800&`);
    expect(src).toMatch(/\?w=1200&format=jpg&quality=78$/);
  }
});
