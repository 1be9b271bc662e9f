import { Band } from "#app/ui/band.tsx";
import type { MethodData } from "./data.server.ts";

/** The terms of a method, linked to the glossary. */
export function Terms({ label, title, all, href, items }: MethodData["terms"]) {
  return (
    <Band ground="tinted" label={label} title={title} link={{ href, label: all }}>
      <ul className="choices">
        {items.map(({ term, href: place }) => (
          <li key={place}>
            <a className="touch" href={place}>
              {term}
            </a>
          </li>
        ))}
      </ul>
    </Band>
  );
}
