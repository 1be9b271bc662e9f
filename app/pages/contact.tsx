import { innerPageData } from "#app/content/pages.server.ts";
import { officeCards } from "#app/content/shared-parts.server.ts";
import { Introduction } from "#app/sections/introduction.tsx";
import { Offices } from "#app/sections/offices.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { headTags } from "#app/seo/page-head.ts";
import type { Route } from "./+types/contact.ts";

export function loader({ url }: Route.LoaderArgs) {
  return { ...innerPageData("contact", url), offices: officeCards(url) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData.head);
}

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { breadcrumb, words, offices } = loaderData;
  return (
    <>
      <PageHero {...words.hero} breadcrumb={breadcrumb} />
      <Offices offices={offices} labels={words} />
      <Introduction {...words.intro} number="01" />
    </>
  );
}
