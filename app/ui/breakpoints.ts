/** Widths of `app/styles/breakpoints.css` for HTML attributes and `matchMedia`, where custom media do not work. */
export const upTo = {
  menuCollapsed: "(width <= 47.9375em)",
  columnsStacked: "(width <= 61.9375em)",
  tabsInColumn: "(width < 64em)",
} as const;
