import { innerPageData } from "#app/content/pages.server.ts";
import { Introduction } from "#app/sections/introduction.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Statement } from "#app/sections/statement.tsx";
import { headTags } from "#app/seo/page-head.ts";
import type { Route } from "./+types/about.ts";

export function loader({ url }: Route.LoaderArgs) {
  return innerPageData("about", url);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData.head);
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { breadcrumb, words } = loaderData;
  return (
    <>
      <PageHero {...words.hero} breadcrumb={breadcrumb} />
      <Introduction {...words.intro} number="01" />
      <Statement {...words.vision} id="vision" number="02" inverted />
      <Statement {...words.mission} id="mission" number="03" />
      <Statement {...words.values} id="values" number="04" inverted />
    </>
  );
}
