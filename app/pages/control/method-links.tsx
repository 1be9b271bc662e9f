import type { methodLinks } from "#app/data/links.server.ts";
import { Band } from "#app/ui/band.tsx";
import type { Words } from "#model/schema/model.ts";
import styles from "./method-links.module.css";

type MethodLinksProps = Words["control"]["methods"] & {
  readonly href: string;
  readonly methods: ReturnType<typeof methodLinks>;
};

/** Links to the pages of all methods, with their codes. */
export function MethodLinks({ label, title, text, all, href, methods }: MethodLinksProps) {
  return (
    <Band ground="band" label={label} title={title} link={{ href, label: all }}>
      <p className={`lead ${styles.text}`} data-span={7}>
        {text}
      </p>
      <ul className={`link-rows ${styles.list}`} data-columns={3} data-stacked={2} data-collapsed={1}>
        {methods.map((method) => (
          <li key={method.href}>
            <a href={method.href}>
              {method.label}{" "}
              <sup className="label" aria-hidden="true">
                {method.code}
              </sup>
            </a>
          </li>
        ))}
      </ul>
    </Band>
  );
}
