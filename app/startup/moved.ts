/** Leads on from an address whose part of a page has become a page of its own, which it names in `data-moved`. */
export function followMoved(): void {
  addEventListener("DOMContentLoaded", () => {
    const moved = document.getElementById(location.hash.slice(1))?.dataset.moved;
    if (moved !== undefined) location.replace(moved);
  });
}
