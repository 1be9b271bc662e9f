import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Eyebrow } from "./eyebrow.tsx";

test("a text keeps its characters as written, once, and is never markup", () => {
  const markup = renderToStaticMarkup(<Eyebrow label={`Pétrole & gaz <b>d'ici</b> &amp;`} />);
  expect(markup).toContain("Pétrole &amp; gaz &lt;b&gt;d&#x27;ici&lt;/b&gt; &amp;amp;");
});
