import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { asIsland } from "./island.server.tsx";

const Section = ({ children, label }: { readonly children?: ReactNode; readonly label?: unknown }) => (
  <section data-label={typeof label === "string" ? label : undefined}>{children}</section>
);
const Island = asIsland("app/section.island.tsx", Section);

test("an island has its props as JSON, and its children in slots", () => {
  const html = renderToStaticMarkup(
    <Island label="weld">
      <button>Close</button>
    </Island>,
  );
  expect(html).toContain('data-props="{&quot;label&quot;:&quot;weld&quot;}"');
  expect(html).toContain("<x-slot><button>Close</button></x-slot>");
});

test("what would not work in the browser stops the build", () => {
  const Pressed = asIsland("app/pressed.island.tsx", () => <button>Close</button>);
  expect(() => renderToStaticMarkup(<Pressed />)).toThrow(/app\/pressed\.island\.tsx has a button/);
  for (const label of [new Date(0), () => "weld", NaN, [undefined], <b key="b" />])
    expect(() => renderToStaticMarkup(<Island label={label} />)).toThrow(/label\S* is not JSON/);
});
