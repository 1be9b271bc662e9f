import { PlainHead } from "#app/sections/plain-head.tsx";
import { ControlList } from "./control-list.tsx";
import { Guide } from "./guide.tsx";
import { Triptych } from "./triptych.tsx";
import { MethodLinks } from "./method-links.tsx";
import { definePage } from "#app/data/define-page.tsx";
import { loader } from "./data.server.ts";

/** The page that leads to the right control: the three controls in one picture, their questions, the guide, and all methods. */
export default definePage(
  loader,
  function ControlPage({ hero, words, pictures, cards, guide, methods, links }) {
    return (
      <>
        <PlainHead {...hero} />
        <Triptych cards={cards} pictures={pictures} />
        <ControlList {...words.controls} cards={cards} />
        <Guide {...guide} domains={{ ...words.domains, href: links.domains }} />
        <MethodLinks {...words.methods} href={links.cnd} methods={methods} />
      </>
    );
  },
);
