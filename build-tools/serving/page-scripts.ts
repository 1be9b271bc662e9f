import { minifySync } from "vite";
import { dataAttribute } from "../data-attribute.ts";

/** Hands the data that its element carries to the router. */
const dataScript =
  "window.__reactRouterContext.streamController.enqueue(document.currentScript.dataset.stream);";

const routerData = /^window\.__reactRouterContext\.streamController\.enqueue\((?<text>".*")\);$/s;
const inlineScript = /<script(?<attributes>(?:\s[^>]*)?)>(?<text>.*?)<\/script>/gs;

/** Types of script elements that a browser runs; all others are data. */
const executable = /^(?:|module|text\/javascript)$/;

function isExecutable(attributes: string): boolean {
  const type = /\stype="([^"]*)"/.exec(attributes)?.[1] ?? "";
  return !/\ssrc=/.test(attributes) && executable.test(type);
}

/** Scripts made short, by their text: the same ones stand on every page. */
const short = new Map<string, string>();

/** @throws where the text is no script */
function shorten(text: string): string {
  const known = short.get(text);
  if (known !== undefined) return known;
  const { code, errors } = minifySync("inline.js", text);
  if (errors.length > 0)
    throw new Error(`An inline script cannot be read: ${errors[0]?.message ?? ""}\n${text}`);
  short.set(text, code);
  return code;
}

/**
 * The router writes the data of a page into an inline script. Here it moves into an attribute of the same element, so
 * that the text of every inline script is the same on all pages and one short list of hashes, in one header, allows them.
 * The other scripts are made short.
 * @param html a page as the router wrote it
 */
export function settleScripts(html: string): string {
  return html.replace(inlineScript, (element, attributes: string, text: string) => {
    if (!isExecutable(attributes)) return element;
    const data = routerData.exec(text)?.groups?.text;
    if (data === undefined) return `<script${attributes}>${shorten(text)}</script>`;
    const stream = dataAttribute("stream", JSON.parse(data) as string);
    return `<script${attributes}${stream}>${dataScript}</script>`;
  });
}

/** Texts of the inline scripts of a page that a browser would run. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(inlineScript)].flatMap(({ groups: { attributes = "", text = "" } = {} }) =>
    isExecutable(attributes) ? [text] : [],
  );
}
