/** The page's state for styles and scripts: `js` (whether scripts are ready), `loading` (loading screen), `folding`. */
export const { dataset } = document.documentElement;
