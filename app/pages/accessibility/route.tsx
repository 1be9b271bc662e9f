import { innerPageData } from "#app/content/pages.server.ts";
import { officeLines } from "#app/content/shared-parts.server.ts";
import { Introduction } from "#app/sections/introduction.tsx";
import { NumberedList } from "#app/sections/numbered-list.tsx";
import { OfficeLines } from "#app/sections/office-lines.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Clauses } from "#app/sections/clauses.tsx";
import type { PageArgs, PageProps } from "#app/pages/route-types.ts";

export function loader({ url }: PageArgs) {
  return { ...innerPageData("accessibility", url), offices: officeLines(url) };
}

function AccessibilityPage({ data: { breadcrumb, words, offices } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...words.hero} breadcrumb={breadcrumb} facts={words.facts} />
      <Introduction {...words.intro} number="01" />
      <NumberedList {...words.tests} number="02" ground="mist" />
      <Clauses {...words.limits} number="03" />
      <OfficeLines {...words.contact} number="04" offices={offices} ground="mist" />
    </>
  );
}

export { AccessibilityPage as default };
