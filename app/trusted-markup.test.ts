import { expect, test } from "vitest";
import { isHarmlessMarkup } from "./trusted-markup.ts";

test.each(["", "words & more", '{"@context":"https://schema.org"}', "<script></script>"])(
  "%s may be put into the page",
  (markup) => {
    expect(isHarmlessMarkup(markup)).toBe(true);
  },
);

test.each([
  "<p>words</p>",
  "<script>x()</script>",
  "<script></script><img>",
  "<img src=x onerror=x()>",
  "a<b",
])("%s may not", (markup) => {
  expect(isHarmlessMarkup(markup)).toBe(false);
});
