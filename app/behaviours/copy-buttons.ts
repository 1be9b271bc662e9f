import type { Behaviour } from "./behaviour.ts";

/** How long the message beside a button stays, in ms. */
const messageMs = 4000;

/** Copies the text of a button (`app/ui/copy-button.tsx`). If the browser refuses, selects the text shown before the button. */
async function copy(root: HTMLElement): Promise<void> {
  const { text = "", done = "", refused = "" } = root.dataset;
  const status = root.querySelector("[aria-live]");
  const say = (message: string) => {
    if (status) status.textContent = message;
    root.toggleAttribute("data-copied", message !== "" && message === done);
  };
  // Cleared first, so that screen readers announce the same message again.
  say("");
  try {
    // Ordinary spaces instead of no-break ones: forms on other sites expect them.
    await navigator.clipboard.writeText(text.replaceAll("\u00a0", " "));
    say(done);
  } catch {
    const shown = root.previousElementSibling ?? root.previousSibling;
    if (shown) getSelection()?.selectAllChildren(shown);
    say(refused);
  }
  clearTimeout(timers.get(root));
  timers.set(
    root,
    setTimeout(() => say(""), messageMs),
  );
}

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** Handles clicks on copy buttons. Nothing is awaited before copying: WebKit allows it only directly in response to the press. */
export const copyButtons: Behaviour = (root) => {
  for (const part of root.querySelectorAll<HTMLElement>("[data-copy]"))
    part.querySelector("button")?.addEventListener("click", () => void copy(part));
};
