/** What styles and scripts are told of the page: how far its scripts are, its loading screen, its folds. */
export const { dataset } = document.documentElement;
