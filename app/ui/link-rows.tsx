import { classNames } from "./class-names.ts";
import { Arrow } from "./arrow.tsx";

interface LinkRowsProps {
  readonly className?: string | undefined;
  /** Each with a label, and perhaps a text below it. */
  readonly links: readonly { readonly href: string; readonly label: string; readonly text?: string }[];
}

/** Links as rows between rules, each with an arrow at its end. */
export function LinkRows({ className, links }: LinkRowsProps) {
  return (
    <ul className={classNames("link-rows", className)}>
      {links.map(({ href, label, text }) => (
        <li key={href}>
          <a href={href}>
            {text === undefined ? (
              label
            ) : (
              <span>
                <strong>{label}</strong> {text}
              </span>
            )}
            <Arrow />
          </a>
        </li>
      ))}
    </ul>
  );
}
