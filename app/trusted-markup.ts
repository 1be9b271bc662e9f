/** The part used here of an interface that TypeScript's library does not describe. @see https://www.w3.org/TR/trusted-types/ */
interface TrustedTypeWindow {
  readonly trustedTypes?: {
    readonly defaultPolicy: unknown;
    readonly createPolicy: (
      name: string,
      rules: Readonly<Record<"createHTML", (markup: string) => string | null>>,
    ) => unknown;
  };
}

/**
 * Whether text may be put into the page as markup. What holds no element may. So may an empty script: that is how React
 * makes each script element, and one made so never runs. Its text, here only the description for search engines, comes
 * after it and holds no `<`.
 */
export function isHarmlessMarkup(markup: string): boolean {
  return markup === "<script></script>" || !markup.includes("<");
}

/** The content policy lets no text become markup but by this rule, which holds for the whole page. */
export function guardMarkup(): void {
  const { trustedTypes } = globalThis as TrustedTypeWindow;
  // While developing, a changed module runs again.
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy("default", {
    createHTML: (markup) => (isHarmlessMarkup(markup) ? markup : null),
  });
}
