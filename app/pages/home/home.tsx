import { logosOf } from "#app/content/assets.server.ts";
import { content } from "#app/content/content.server.ts";
import { controlCards } from "#app/content/control-cards.server.ts";
import { pageLink } from "#app/content/links.server.ts";
import { headOf } from "#app/content/page-data.server.ts";
import { picturesOf } from "#app/content/pictures.server.ts";
import { officeBusinesses } from "#app/content/structured-data.server.ts";
import { pathOf } from "#app/i18n/paths.ts";
import { PartnerStrip } from "#app/sections/partner-strip.tsx";
import { inLanguage, type PageProps } from "../loading.ts";
import { AboutSummary } from "./about-summary.tsx";
import { ActivitiesSummary } from "./activities-summary.tsx";
import { HomeHero } from "./home-hero.tsx";
import { Recognised } from "./recognised.tsx";
import { SectorsSummary } from "./sectors-summary.tsx";
import { Strengths } from "./strengths.tsx";

export const loader = inLanguage((language) => {
  const { frame, home, recognitions } = content.in[language];
  const { meta, social, ...words } = home;
  return {
    head: headOf("home", language, { meta, social }, { things: officeBusinesses(language) }),
    words,
    pictures: picturesOf("home", language),
    carousel: frame.carousel,
    cards: controlCards(language),
    recognised: {
      items: Object.values(recognitions.definitions.items).map(({ name, here }) => ({ name, here })),
      links: (["quality", "formation"] as const).map((page) => {
        const { href, label } = pageLink(page, language);
        return { href, label };
      }),
    },
    logos: logosOf("home"),
    links: {
      about: pathOf("about", language),
      sectors: pathOf("sectors", language),
      control: pathOf("control", language),
      contact: pathOf("contact", language),
    },
  };
});

function HomePage({
  data: { words, pictures, carousel, cards, recognised, logos, links },
}: PageProps<typeof loader>) {
  return (
    <>
      <HomeHero {...words.hero} pictures={pictures.first} links={links} carousel={carousel} />
      <Strengths {...words.strengths} />
      <Recognised {...words.recognised} {...recognised} />
      <AboutSummary {...words.about} picture={pictures.about} href={links.about} />
      <SectorsSummary {...words.sectors} picture={pictures.sectors} href={links.sectors} />
      <ActivitiesSummary {...words.activities} cards={cards} href={links.control} />
      <PartnerStrip {...words.partners} logos={logos} format="standard" />
    </>
  );
}

export { HomePage as default };
