/** The locale of a language, by which its lists are joined: a code alone may be one that nobody knows. */
export const localeOf = ({ openGraphLocale }: { readonly openGraphLocale: string }) =>
  openGraphLocale.replace("_", "-");
