import { PartnerStrip } from "#app/sections/partner-strip.tsx";
import { AboutSummary } from "./about-summary.tsx";
import { ActivitiesSummary } from "./activities-summary.tsx";
import { HomeHero } from "./home-hero.tsx";
import { Recognised } from "./recognised.tsx";
import { SectorsSummary } from "./sectors-summary.tsx";
import { Strengths } from "./strengths.tsx";
import type { PageProps } from "#app/data/page-props.ts";
import type { loader } from "./data.server.ts";

export default function HomePage({
  data: { words, pictures, scans, carousel, cards, recognised, logos, links },
}: PageProps<typeof loader>) {
  return (
    <>
      <HomeHero {...words.hero} pictures={pictures.first} scans={scans} links={links} labels={carousel} />
      <Strengths {...words.strengths} />
      <Recognised {...words.recognised} {...recognised} />
      <AboutSummary {...words.about} picture={pictures.about} href={links.about} />
      <SectorsSummary {...words.sectors} href={links.sectors} />
      <ActivitiesSummary {...words.activities} cards={cards} href={links.control} />
      <PartnerStrip {...words.partners} logos={logos} format="standard" />
    </>
  );
}
