import { innerPageData } from "#app/content/pages.server.ts";
import { logosOf } from "#app/content/logos.server.ts";
import { approvalTable, pagePaths, scopeTable } from "#app/content/shared-parts.server.ts";
import { Approvals } from "#app/sections/approvals.tsx";
import { ManagementSystem } from "./management-system.tsx";
import { Introduction } from "#app/sections/introduction.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { PartnerStrip } from "#app/sections/partner-strip.tsx";
import { Clauses } from "#app/sections/clauses.tsx";
import { Recognitions } from "#app/sections/recognitions.tsx";
import type { PageArgs, PageProps } from "#app/pages/route-types.ts";

export function loader({ url }: PageArgs) {
  return {
    ...innerPageData("quality", url),
    methods: approvalTable(url),
    scopes: scopeTable(url, "withoutB4"),
    logos: logosOf("quality"),
    links: pagePaths(["accreditation"], url),
  };
}

function QualityPage({
  data: { breadcrumb, words, methods, scopes, logos, links },
}: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...words.hero} breadcrumb={breadcrumb} />
      <Introduction {...words.intro} number="01" />
      <Clauses {...words.policy} number="02" />
      <ManagementSystem {...words.system} number="03" />
      <Introduction {...words.staff} number="04" ground="mist" />
      <Approvals
        methods={{ ...methods, number: "05" }}
        scopes={{ ...scopes, number: "06" }}
        link={{ href: links.accreditation, label: words.accreditationLink }}
      />
      <Recognitions {...words.recognitions} number="07" />
      <PartnerStrip {...words.partners} logos={logos} format="standard" />
    </>
  );
}

export { QualityPage as default };
