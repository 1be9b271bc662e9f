import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { content } from "#app/content/content.server.ts";
import { AloneContext } from "#app/diagrams/figure/method-figure.tsx";
import { anchorOf } from "#app/i18n/anchors.ts";
import { defaultLanguage } from "#app/i18n/languages.ts";
import { drawingPath, drawnMethods } from "#app/i18n/paths.ts";
import type { PageArgs } from "../loading.ts";
import { drawingStyles } from "./drawing-styles.server.ts";

/** The modules of the drawings, each of which exports one component. */
const diagrams = import.meta.glob<Readonly<Record<string, ComponentType<object>>>>("../../diagrams/*.tsx", {
  eager: true,
});

/** `/drawings/ultrasonic.svg`: the drawing of a method at its last step, without words, as a picture. */
export function loader({ url: { pathname } }: PageArgs) {
  const method = drawnMethods.find((name) => drawingPath(name) === pathname);
  const file = anchorOf(method ?? "");
  const [Diagram] = Object.values(diagrams[`../../diagrams/${file}.tsx`] ?? {});
  if (!method || !Diagram) throw new Error(`No method has its drawing at ${pathname}`);
  const { methods, [`methods/${method}` as const]: words } = content.in[defaultLanguage];
  const figure = { ...words.diagram, name: "", controls: methods.diagramControls, language: defaultLanguage };
  const drawing = renderToStaticMarkup(
    <AloneContext value={true}>
      <Diagram {...figure} />
    </AloneContext>,
  )
    .replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace("<defs>", `<style>${drawingStyles(file)}</style><defs>`)
    // Style sheets of the site give each class a name of its own; here there are two sheets.
    .replaceAll(/class="[^"]*_(\w+)"/g, 'class="$1"');
  return new Response(drawing, { headers: { "Content-Type": "image/svg+xml" } });
}
