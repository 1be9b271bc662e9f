import { TextLink } from "#app/ui/button-link.tsx";
import { TwoColumns } from "#app/ui/two-columns.tsx";
import type { MethodData } from "./data.server.ts";

/** The terms of a method, linked to the glossary. */
export function Terms({ label, title, all, href, items }: MethodData["terms"]) {
  return (
    <TwoColumns ground="tinted" low label={label} title={title}>
      <ul className="choices">
        {items.map(({ term, href: place }) => (
          <li key={place}>
            <a className="touch" href={place}>
              {term}
            </a>
          </li>
        ))}
      </ul>
      <TextLink href={href} label={all} />
    </TwoColumns>
  );
}
