import type { Behaviour } from "./behaviour.ts";

/** How long the message beside a button stands, in ms. */
const messageMs = 4000;

/** Copies the text of a button (`app/ui/copy-button.tsx`); where that is refused, selects the text shown before it instead. */
async function copy(root: HTMLElement): Promise<void> {
  const { text = "", done = "", refused = "" } = root.dataset;
  const status = root.querySelector("[aria-live]");
  const say = (message: string) => {
    if (status) status.textContent = message;
    root.toggleAttribute("data-copied", message !== "" && message === done);
  };
  // Said anew where it still stands there.
  say("");
  try {
    // A no-break space belongs to this page: forms elsewhere, which the text goes into, know the ordinary one.
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

/** Answers the buttons that copy. Nothing waits between press and copying: WebKit forgets a press that is not answered at once. */
export const copyButtons: Behaviour = (root) => {
  for (const part of root.querySelectorAll<HTMLElement>("[data-copy]"))
    part.querySelector("button")?.addEventListener("click", () => void copy(part));
};
