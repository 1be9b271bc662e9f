import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { content } from "#app/data/content.server.ts";
import { drawingData } from "#app/data/methods.server.ts";
import { AloneContext } from "#app/diagrams/figure/method-figure.tsx";
import { anchorOf } from "#model/site/anchors.ts";
import { defaultLanguage } from "#model/site/languages.ts";
import type { MethodName } from "#model/site/paths.ts";
import { inksOf } from "./inks.server.ts";

/** The modules of the drawings, each of which exports one component. */
const diagrams = import.meta.glob<Readonly<Record<string, ComponentType<object>>>>("../../diagrams/*.tsx", {
  eager: true,
});

/** Puts attributes in the place of classes and of names of inks, and hides words and what only earlier steps show. */
function inked(markup: string, file: string): string {
  const { whole, marks, classes } = inksOf(file);
  return markup.replaceAll(/<(\w+)([^>]*?)(\/?)>/g, (_, tag: string, given: string, end: string) => {
    const valueOf = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(given)?.[1] ?? "";
    const ink = {
      ...(tag === "svg" ? whole : { "vector-effect": "non-scaling-stroke" }),
      ...marks.get(valueOf("data-ink")),
      // The build puts a name of the module's before that of the class.
      ...classes.get(valueOf("class").replace(/^.*_/, "")),
      ...((tag === "text" || / data-(leader|to)=/.test(given)) && { display: "none" }),
    };
    const own = given.replaceAll(/ (class|role|aria-label|data-[\w-]+)="[^"]*"/g, "");
    const attributes = Object.entries(ink).map(([name, value]) => ` ${name}="${value}"`);
    const namespace = tag === "svg" ? ' xmlns="http://www.w3.org/2000/svg"' : "";
    return `<${tag}${namespace}${own}${attributes.join("")}${end}>`;
  });
}

/** The drawing of a method at its last step, without words, as an SVG. */
export function methodDrawing(method: MethodName): string {
  const file = anchorOf(method);
  const [Diagram] = Object.values(diagrams[`../../diagrams/${file}.tsx`] ?? {});
  if (!Diagram) throw new Error(`app/diagrams/${file}.tsx is missing, which draws the method ${method}`);
  const figure = drawingData(content.in[defaultLanguage][`methods/${method}` as const], defaultLanguage);
  const drawing = renderToStaticMarkup(
    <AloneContext value={true}>
      <Diagram {...figure} />
    </AloneContext>,
  );
  return inked(drawing, file);
}
