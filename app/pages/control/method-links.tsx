import { Band } from "#app/ui/band.tsx";
import styles from "./method-links.module.css";

interface MethodLinksProps {
  readonly number: string;
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly all: string;
  readonly href: string;
  readonly methods: readonly {
    readonly name: string;
    readonly code: string | undefined;
    readonly href: string;
  }[];
}

/** The nine methods by name, each a link to where it is explained. */
export function MethodLinks({ number, label, title, text, all, href, methods }: MethodLinksProps) {
  return (
    <Band ground="petrol" number={number} label={label} title={title} link={{ href, label: all }}>
      <p className={`lead ${styles.text ?? ""}`}>{text}</p>
      <ul className={styles.list}>
        {methods.map((method) => (
          <li key={method.href}>
            <a href={method.href}>
              <span className="label" aria-hidden="true">
                {method.code}
              </span>
              {method.name}
            </a>
          </li>
        ))}
      </ul>
    </Band>
  );
}
