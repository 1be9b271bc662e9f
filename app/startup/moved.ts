/** Leads on from an address whose part of a page has become a page of its own: the first that it leads to, where it says `data-moved`. */
export function followMoved(): void {
  addEventListener("DOMContentLoaded", () => {
    const part = document.getElementById(location.hash.slice(1));
    const link = part?.dataset.moved === "" && part.querySelector("a");
    if (link) location.replace(link.href);
  });
}
