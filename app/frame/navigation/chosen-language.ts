import { languageStorageKey } from "#app/constants.ts";
import { languageCodes, type Language } from "#app/i18n/languages.ts";

/** Stores the visitor's choice. Where storage is blocked the choice holds for the page on screen only. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(languageStorageKey, language);
  } catch {
    // Blocked or full: the address goes on deciding.
  }
}

/** The stored choice, or undefined when there is none, it is unknown, or storage is blocked. */
export function storedLanguage(): Language | undefined {
  try {
    const stored = localStorage.getItem(languageStorageKey);
    return languageCodes.find((code) => code === stored);
  } catch {
    return undefined;
  }
}
