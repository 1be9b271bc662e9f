import { PartnerStrip } from "#app/sections/partner-strip.tsx";
import { AboutSummary } from "./about-summary.tsx";
import { ActivitiesSummary } from "./activities-summary.tsx";
import { HomeHero } from "./home-hero.tsx";
import { Recognised } from "./recognised.tsx";
import { SectorsSummary } from "./sectors-summary.tsx";
import { Strengths } from "./strengths.tsx";
import { definePage } from "#app/data/define-page.tsx";
import { loader } from "./data.server.ts";

/** The home page. */
export default definePage(
  loader,
  function HomePage({ words, pictures, scans, carousel, cards, recognised, logos, links }) {
    return (
      <>
        <HomeHero {...words.hero} pictures={pictures.first} scans={scans} links={links} labels={carousel} />
        <Strengths {...words.strengths} />
        <Recognised {...words.recognised} {...recognised} />
        <AboutSummary {...words.about} picture={pictures.about} href={links.about} />
        <SectorsSummary {...words.sectors} picture={pictures.sectors} href={links.sectors} />
        <ActivitiesSummary {...words.activities} cards={cards} href={links.control} />
        <PartnerStrip {...words.partners} logos={logos} format="standard" />
      </>
    );
  },
);
