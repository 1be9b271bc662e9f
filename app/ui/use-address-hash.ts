import { useEffect, useEffectEvent, useState } from "react";

/**
 * Shows what a pressed link names: the address changes, and the page does not scroll to what may still be hidden. A press that
 * opens another tab is left to the browser.
 * @param way "replace": Back passes over what was shown before
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
 * The last hash of the address that a part of the page knows, as state: one of another part, as the link to the content has,
 * changes nothing. Undefined until React has taken over, while CSS follows `:target`.
 * @param isKnown whether a hash, without `#`, is one of the part @returns the hash without `#`; "" where none was named
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
