import { homeData } from "#app/content/pages.server.ts";
import { AboutSummary } from "#app/sections/about-summary.tsx";
import { ActivitiesSummary } from "#app/sections/activities-summary.tsx";
import { HomeHero } from "#app/sections/home-hero.tsx";
import { PartnerStrip } from "#app/sections/partner-strip.tsx";
import { SectorsSummary } from "#app/sections/sectors-summary.tsx";
import { Strengths } from "#app/sections/strengths.tsx";
import { headTags } from "#app/seo/page-head.ts";
import type { Route } from "./+types/home.ts";

export function loader({ url }: Route.LoaderArgs) {
  return homeData(url);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData.head);
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { hero, carousel, strengths, about, sectors, activities, partners } = loaderData;
  return (
    <>
      <HomeHero {...hero} carousel={carousel} />
      <Strengths {...strengths} />
      <AboutSummary {...about} number="01" />
      <SectorsSummary {...sectors} number="02" />
      <ActivitiesSummary {...activities} number="03" />
      <PartnerStrip {...partners} format="standard" />
    </>
  );
}
