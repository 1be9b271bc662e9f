// Runs in the browser during `npm run dev` only: applies changes of the document to the open page.
import { startBehaviours } from "#app/behaviours/index.ts";
import { startIslands } from "#app/islands/start.ts";

/** The document at this address, fetched from the server again. */
async function served(): Promise<Document> {
  const answer = await fetch(location.href, { headers: { accept: "text/html" } });
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}

function patchStyles(after: Document): void {
  for (const style of after.querySelectorAll<HTMLStyleElement>("style[data-vite-dev-id]")) {
    const selector = `style[data-vite-dev-id="${CSS.escape(style.dataset.viteDevId ?? "")}"]`;
    const open = document.querySelector(selector);
    if (!open) document.head.append(style);
    else if (open.textContent !== style.textContent) open.textContent = style.textContent;
  }
}

const slotsOf = (island: Element) =>
  [...island.querySelectorAll("x-slot")].filter((slot) => slot.closest("x-island") === island);

const isSameShape = (one: Element, other: Element | undefined) =>
  one.childNodes.length === other?.childNodes.length &&
  [...one.childNodes].every((node, index) => node.nodeName === other.childNodes[index]?.nodeName);

/**
 * Applies the differences between two documents to the open page, and keeps what scripts have changed.
 * @param before an element as it was sent @param after as it is sent now @param open the same element in the open page
 */
function patch(before: Element, after: Element, open: Element): void {
  if (before.isEqualNode(after)) return;
  if (before.getAttribute("data-props") !== after.getAttribute("data-props")) {
    location.reload();
    return;
  }
  for (const name of new Set([...before.getAttributeNames(), ...after.getAttributeNames()])) {
    const value = after.getAttribute(name);
    if (value === before.getAttribute(name)) continue;
    if (value === null) open.removeAttribute(name);
    else open.setAttribute(name, value);
  }
  if (open.matches("x-island[data-hydration]")) {
    // React updates what it has hydrated, but not slots.
    const [ofBefore, ofAfter, ofOpen] = [slotsOf(before), slotsOf(after), slotsOf(open)];
    for (const [index, slot] of ofOpen.entries()) {
      const [from, to] = [ofBefore[index], ofAfter[index]];
      if (from && to) patch(from, to, slot);
    }
  } else if (isSameShape(before, after) && isSameShape(before, open)) {
    for (const [index, node] of before.childNodes.entries()) {
      const [to, at] = [after.childNodes[index], open.childNodes[index]];
      if (node instanceof Element) patch(node, to as Element, at as Element);
      else if (to && at && node.nodeValue !== to.nodeValue) at.nodeValue = to.nodeValue;
    }
  } else {
    open.replaceChildren(...after.cloneNode(true).childNodes);
    startBehaviours(open);
    void startIslands(open);
  }
}

let before = served();

import.meta.hot?.on("document-changed", () => {
  const after = served();
  before = Promise.all([before, after]).then(([from, to]) => {
    patchStyles(to);
    patch(from.body, to.body, document.body);
    return to;
  });
  before.catch(() => location.reload());
});
