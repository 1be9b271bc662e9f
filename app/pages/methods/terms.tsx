import { Band } from "#app/ui/band.tsx";
import type { MethodData } from "./data.server.ts";

/** The terms of a method, linked to the glossary. */
export function Terms({ label, title, all, href, items }: MethodData["terms"]) {
  return (
    <Band ground="tinted" label={label} title={title} link={{ href, label: all }}>
      {/* Readability 0.6 keeps the heading of rows of links only if they stand in an element of this class. */}
      <div className="content">
        <ul className="choices">
          {items.map(({ term, href: place }) => (
            <li key={place}>
              <a className="touch" href={place}>
                {term}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
