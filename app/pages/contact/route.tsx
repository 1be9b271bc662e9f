import { innerPageData } from "#app/content/pages.server.ts";
import { officeCards } from "#app/content/shared-parts.server.ts";
import { Introduction } from "#app/sections/introduction.tsx";
import { Offices } from "./offices.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import type { PageArgs, PageProps } from "#app/pages/route-types.ts";

export function loader({ url }: PageArgs) {
  return { ...innerPageData("contact", url), offices: officeCards(url) };
}

function ContactPage({ data: { breadcrumb, words, offices } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...words.hero} breadcrumb={breadcrumb} />
      <Offices offices={offices} labels={words} />
      <Introduction {...words.intro} number="01" />
    </>
  );
}

export { ContactPage as default };
