import { PlainHead } from "#app/sections/plain-head.tsx";
import { Arrow } from "#app/ui/arrow.tsx";
import { ControlList } from "./control-list.tsx";
import { Guide } from "./guide.tsx";
import { MethodLinks } from "./method-links.tsx";
import type { PageProps } from "#app/data/page-props.ts";
import type { loader } from "./data.server.ts";
import styles from "./opening.module.css";

export default function ControlPage({
  data: { hero, words, cards, guide, methods, links },
}: PageProps<typeof loader>) {
  return (
    <>
      <PlainHead {...hero} className={styles.head}>
        <ul className={`link-rows screen-only ${styles.questions}`}>
          {cards.map(({ page, code, name, href }) => (
            <li key={page}>
              <a href={href}>
                <abbr className="code" title={name}>
                  {code}
                </abbr>
                <span>{words.controls.items[page].question}</span>
                <Arrow />
              </a>
            </li>
          ))}
        </ul>
      </PlainHead>
      <ControlList {...words.controls} cards={cards} />
      <Guide {...guide} domains={{ ...words.domains, href: links.domains }} />
      <MethodLinks {...words.methods} href={links.cnd} methods={methods} />
    </>
  );
}
