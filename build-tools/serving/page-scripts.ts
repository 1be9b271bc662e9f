import { dataAttribute } from "../data-attribute.ts";

/** Hands the data that its element carries to the router. */
const dataScript =
  "window.__reactRouterContext.streamController.enqueue(document.currentScript.dataset.stream);";

const routerData = /^window\.__reactRouterContext\.streamController\.enqueue\((?<text>".*")\);$/s;
const inlineScript = /<script(?<attributes>(?:\s[^>]*)?)>(?<text>.*?)<\/script>/gs;

/**
 * The router writes the data of a page into an inline script. Here it moves into an attribute of the same element, so
 * that the text of every inline script is the same on all pages and one short list of hashes, in one header, allows them.
 * @param html a page as the router wrote it
 */
export function settleScripts(html: string): string {
  return html.replace(inlineScript, (element, attributes: string, text: string) => {
    const data = routerData.exec(text)?.groups?.text;
    if (data === undefined) return element;
    const stream = dataAttribute("stream", JSON.parse(data) as string);
    return `<script${attributes}${stream}>${dataScript}</script>`;
  });
}

/** Types of script elements that a browser runs; all others are data. */
const executable = /^(?:|module|text\/javascript)$/;

/** Texts of the inline scripts of a page that a browser would run. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(inlineScript)].flatMap(({ groups: { attributes = "", text = "" } = {} }) => {
    const type = /\stype="([^"]*)"/.exec(attributes)?.[1] ?? "";
    return /\ssrc=/.test(attributes) || !executable.test(type) ? [] : [text];
  });
}
