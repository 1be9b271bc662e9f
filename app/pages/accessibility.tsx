import { innerPageData } from "#app/content/pages.server.ts";
import { officeLines } from "#app/content/shared-parts.server.ts";
import { Introduction } from "#app/sections/introduction.tsx";
import { NumberedList } from "#app/sections/numbered-list.tsx";
import { OfficeLines } from "#app/sections/office-lines.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Policy } from "#app/sections/policy.tsx";
import { headTags } from "#app/seo/page-head.ts";
import type { Route } from "./+types/accessibility.ts";

export function loader({ url }: Route.LoaderArgs) {
  return { ...innerPageData("accessibility", url), offices: officeLines(url) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData.head);
}

export default function AccessibilityPage({ loaderData }: Route.ComponentProps) {
  const { breadcrumb, words, offices } = loaderData;
  return (
    <>
      <PageHero {...words.hero} breadcrumb={breadcrumb} facts={words.facts} />
      <Introduction {...words.intro} number="01" />
      <NumberedList {...words.tests} number="02" ground="mist" />
      <Policy {...words.limits} number="03" />
      <OfficeLines {...words.contact} number="04" offices={offices} ground="mist" />
    </>
  );
}
