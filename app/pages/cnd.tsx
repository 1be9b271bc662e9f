import { innerPageData } from "#app/content/pages.server.ts";
import { sisterCards } from "#app/content/shared-parts.server.ts";
import { ChoiceNote } from "#app/sections/choice-note.tsx";
import { Handover } from "#app/sections/handover.tsx";
import { Introduction } from "#app/sections/introduction.tsx";
import { MethodGrid } from "#app/sections/method-grid.tsx";
import { Occasions } from "#app/sections/occasions.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Sisters } from "#app/sections/sisters.tsx";
import { Standards } from "#app/sections/standards.tsx";
import { headTags } from "#app/seo/page-head.ts";
import type { Route } from "./+types/cnd.ts";

export function loader({ url }: Route.LoaderArgs) {
  return { ...innerPageData("cnd", url), sisters: sisterCards("cnd", url) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData.head);
}

export default function CndPage({ loaderData }: Route.ComponentProps) {
  const { breadcrumb, words, sisters } = loaderData;
  return (
    <>
      <PageHero {...words.hero} breadcrumb={breadcrumb} facts={words.facts} />
      <Introduction {...words.intro} number="01" />
      <MethodGrid {...words.methods} number="02" />
      <ChoiceNote {...words.choice} number="03" />
      <Occasions {...words.when} number="04" />
      <Standards {...words.standards} number="05" />
      <Handover {...words.visit} number="06" />
      <Sisters {...words.sisters} cards={sisters} />
    </>
  );
}
