import { useEffect, useEffectEvent, useState } from "react";

/**
 * Shows what a pressed link points to: changes the hash without scrolling, as the target may still be hidden. Presses that open
 * another tab are left to the browser.
 * @param way "replace": Back skips the state before
 */
export function showNamed(
  event: Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "preventDefault">,
  { hash }: HTMLAnchorElement,
  way: "push" | "replace",
): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  history[`${way}State`](null, "", hash);
  dispatchEvent(new Event("hashchange"));
}

/**
 * The last hash that this part of the page knows, as state: the hash of another part, such as the skip link's, changes nothing.
 * Undefined before hydration, while CSS uses `:target`.
 * @param isKnown whether a hash, without `#`, belongs to the part @returns the hash without `#`; "" if the address had none
 */
export function useAddressHash(isKnown: (hash: string) => boolean): string | undefined {
  const [hash, setHash] = useState<string>();
  const read = useEffectEvent(() => {
    const named = location.hash.slice(1);
    setHash((last = "") => (named === "" || isKnown(named) ? named : last));
  });
  useEffect(() => {
    const listener = () => read();
    listener();
    addEventListener("hashchange", listener);
    return () => removeEventListener("hashchange", listener);
  }, []);
  return hash;
}
