/** The locale of a language for `Intl`: a code alone may be unknown to it. */
export const localeOf = ({ openGraphLocale }: { readonly openGraphLocale: string }) =>
  openGraphLocale.replace("_", "-");
