import type { ReactNode } from "react";
import type { Language } from "#app/i18n/languages.ts";

/** Drawn flags, by language: the specification asks for flags, and each stands in a button that names the language. */
const flags: Readonly<Record<Language, ReactNode>> = {
  fr: (
    <>
      <path fill="#fff" d="M0 0h28v19H0z" />
      <path fill="#23408e" d="M0 0h9.33v19H0z" />
      <path fill="#d0312d" d="M18.67 0H28v19h-9.33z" />
    </>
  ),
  en: (
    <>
      <path fill="#23408e" d="M0 0h28v19H0z" />
      <path d="M0 0l28 19M28 0L0 19" stroke="#fff" strokeWidth="3.6" />
      <path d="M0 0l28 19M28 0L0 19" stroke="#d0312d" strokeWidth="1.3" />
      <path d="M14 0v19M0 9.5h28" stroke="#fff" strokeWidth="6" />
      <path d="M14 0v19M0 9.5h28" stroke="#d0312d" strokeWidth="3.4" />
    </>
  ),
};

export function Flag({ language }: { readonly language: Language }) {
  return (
    <svg viewBox="0 0 28 19" aria-hidden="true">
      {flags[language]}
    </svg>
  );
}
