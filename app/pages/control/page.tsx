import { PageHero } from "#app/sections/page-hero.tsx";
import { ControlList } from "./control-list.tsx";
import { Guide } from "./guide.tsx";
import { MethodLinks } from "./method-links.tsx";
import type { PageProps } from "#app/data/page-props.ts";
import type { loader } from "./data.server.ts";

export default function ControlPage({
  data: { hero, words, pictures, cards, guide, methods, links },
}: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...hero} picture={pictures.first} />
      <ControlList {...words.controls} cards={cards} />
      <Guide {...guide} domains={{ ...words.domains, href: links.domains }} />
      <MethodLinks {...words.methods} href={links.cnd} methods={methods} />
    </>
  );
}
