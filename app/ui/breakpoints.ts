/** Widths of `app/styles/breakpoints.css` for what is said in HTML, where no custom media reach. */
export const upTo = {
  menuCollapsed: "(width <= 47.9375em)",
  columnsStacked: "(width <= 61.9375em)",
  tabsInColumn: "(width < 64em)",
} as const;
