import { useId } from "react";
import type { Model, NewLanguage } from "../protocol.ts";
import { addLanguage, removeLanguage } from "./actions.ts";
import { messages } from "./words.ts";

/** Lists the site's languages, to add one, or to remove any but the default one. */
export function Languages({ model, busy }: { readonly model: Model; readonly busy: boolean }) {
  const id = useId();
  const { languages } = model;
  const texts = ["code", "ownName", "openGraphLocale"] as const;
  return (
    <details>
      <summary>{messages.languages}</summary>
      <p>{messages.languagesHint}</p>
      <ul>
        {languages.map((code, index) => (
          <li key={code}>
            {code}{" "}
            {index > 0 && (
              <button disabled={busy} onClick={() => void removeLanguage(code)}>
                {messages.remove(code)}
              </button>
            )}
          </li>
        ))}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const given = Object.fromEntries(new FormData(event.currentTarget));
          void addLanguage(given as unknown as NewLanguage);
        }}
      >
        {texts.map((name) => (
          <p key={name}>
            <label htmlFor={`${id}-${name}`}>{messages.newLanguage[name]}</label>
            <input id={`${id}-${name}`} name={name} required autoComplete="off" />
          </p>
        ))}
        <label htmlFor={`${id}-direction`}>{messages.newLanguage.direction}</label>
        <select id={`${id}-direction`} name="direction">
          {Object.entries(messages.directions).map(([direction, words]) => (
            <option key={direction} value={direction}>
              {words}
            </option>
          ))}
        </select>
        <button disabled={busy}>{messages.addLanguage}</button>
      </form>
    </details>
  );
}
