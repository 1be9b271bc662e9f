import { controlCards } from "#app/content/control-cards.server.ts";
import { methodLinks } from "#app/content/links.server.ts";
import { pageData } from "#app/content/page-data.server.ts";
import { controlNames } from "#app/content/schema/controls.ts";
import { serviceOf } from "#app/content/structured-data.server.ts";
import { pathOf } from "#app/i18n/paths.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { inLanguage, type PageProps } from "../loading.ts";
import { ControlList } from "./control-list.tsx";
import { guideData } from "./guide.server.ts";
import { Guide } from "./guide.tsx";
import { LinkBand } from "./link-band.tsx";
import { MethodLinks } from "./method-links.tsx";

export const loader = inLanguage((language) => {
  const { words, ...page } = pageData("control", language, {
    things: controlNames.map((control) => serviceOf(control, language)),
  });
  const { guide, ...rest } = words;
  return {
    ...page,
    words: rest,
    cards: controlCards(language),
    guide: guideData(guide, language),
    methods: methodLinks(language),
    links: { cnd: pathOf("cnd", language), domains: pathOf("domains", language) },
  };
});

function ControlPage({
  data: { breadcrumb, words, pictures, cards, guide, methods, links },
}: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...words.hero} picture={pictures.first} breadcrumb={breadcrumb} />
      <ControlList {...words.controls} cards={cards} />
      <Guide {...guide} />
      <MethodLinks {...words.methods} href={links.cnd} methods={methods} />
      <LinkBand {...words.domains} href={links.domains} />
    </>
  );
}

export { ControlPage as default };
