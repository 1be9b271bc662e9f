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
export default definePage(loader, function HomePage({ words, pictures, links, ...data }) {
  return (
    <>
      <HomeHero
        {...words.hero}
        pictures={pictures.first}
        scans={data.scans}
        links={links}
        labels={data.carousel}
      />
      <Strengths {...words.strengths} />
      <Recognised {...words.recognised} {...data.recognised} />
      <AboutSummary {...words.about} picture={pictures.about} href={links.about} />
      <SectorsSummary {...words.sectors} picture={pictures.sectors} href={links.sectors} />
      <ActivitiesSummary {...words.activities} cards={data.cards} href={links.control} />
      <PartnerStrip {...words.partners} logos={data.logos} format="standard" />
    </>
  );
});
