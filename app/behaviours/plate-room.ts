import type { Behaviour } from "./behaviour.ts";

/** Sets `data-plate-passes` on the list of equipment while a wide picture passes below its index, which then makes room. */
export const plateRoom: Behaviour = (root) => {
  const list = root.querySelector("[data-plates]");
  const index = list?.querySelector("nav");
  if (!list || !index) return;
  const plates = [...list.querySelectorAll("[data-plate] svg")];
  const look = () => {
    const bar = index.getBoundingClientRect();
    const passes = plates.some((plate) => {
      const { top, bottom } = plate.getBoundingClientRect();
      return top < bar.bottom && bottom > bar.top;
    });
    list.toggleAttribute("data-plate-passes", passes);
  };
  look();
  addEventListener("scroll", look, { passive: true });
  addEventListener("resize", look);
};
