import { innerPageData } from "#app/content/pages.server.ts";
import { sisterCards } from "#app/content/shared-parts.server.ts";
import { Handover } from "#app/sections/handover.tsx";
import { Introduction } from "#app/sections/introduction.tsx";
import { Moments } from "#app/sections/moments.tsx";
import { Occasions } from "#app/sections/occasions.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { ScopeList } from "#app/sections/scope-list.tsx";
import { Sisters } from "#app/sections/sisters.tsx";
import { Standards } from "#app/sections/standards.tsx";
import type { PageArgs, PageProps } from "./page.ts";

export function loader({ url }: PageArgs) {
  return { ...innerPageData("crs", url), sisters: sisterCards("crs", url) };
}

function CrsPage({ data: { breadcrumb, words, sisters } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...words.hero} breadcrumb={breadcrumb} facts={words.facts} />
      <Introduction {...words.intro} number="01" />
      <ScopeList {...words.subjects} number="02" />
      <Moments {...words.moments} number="03" />
      <Occasions {...words.when} number="04" />
      <Standards {...words.standards} number="05" />
      <Handover {...words.visit} number="06" />
      <Sisters {...words.sisters} cards={sisters} />
    </>
  );
}

export { CrsPage as default };
