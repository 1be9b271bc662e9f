import type { Locator } from "@playwright/test";

/**
 * Links, buttons and pictures of a region that lie over one another, or reach beyond the region or the sides of the
 * screen. What a region scrolls to is not beyond it.
 * @returns one line for each fault, with the names of the parts
 */
export async function crowdedParts(region: Locator): Promise<string[]> {
  return region.evaluate((root) => {
    const slack = 1;
    const parts = [...root.querySelectorAll("a, button, img, svg")]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .map((part) => {
        const named = part.closest("a, button");
        const name = named?.getAttribute("aria-label") ?? named?.textContent ?? "";
        return { part, name: `${part.tagName.toLowerCase()} "${name}"`, box: part.getBoundingClientRect() };
      })
      .filter(({ box }) => box.width > 0 && box.height > 0);
    if (parts.length === 0) return ["nothing is shown"];

    const own = root.getBoundingClientRect();
    const scrolls = /auto|scroll/.test(getComputedStyle(root).overflowY);
    const beyond = parts
      .filter(
        ({ box }) =>
          box.left < Math.max(own.left, 0) - slack ||
          box.right > Math.min(own.right, innerWidth) + slack ||
          (!scrolls && (box.top < own.top - slack || box.bottom > own.bottom + slack)),
      )
      .map(({ name }) => `${name} reaches beyond`);
    const overlapping = parts.flatMap((one, index) =>
      parts
        .slice(index + 1)
        .filter(
          (other) =>
            !one.part.contains(other.part) &&
            !other.part.contains(one.part) &&
            Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) > slack &&
            Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top) > slack,
        )
        .map((other) => `${one.name} lies over ${other.name}`),
    );
    return [...beyond, ...overlapping];
  });
}
