import { logosOf } from "#app/content/assets.server.ts";
import { content } from "#app/content/content.server.ts";
import { pageData } from "#app/content/page-data.server.ts";
import { approvalTable, scopeTable } from "#app/content/recognitions.server.ts";
import { pathOf } from "#app/i18n/paths.ts";
import { Approvals } from "#app/sections/approvals.tsx";
import { Clauses } from "#app/sections/clauses.tsx";
import { Introduction } from "#app/sections/introduction.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { PartnerStrip } from "#app/sections/partner-strip.tsx";
import { Recognitions } from "#app/sections/recognitions.tsx";
import { inLanguage, type PageProps } from "../loading.ts";
import { ManagementSystem } from "./management-system.tsx";

export const loader = inLanguage((language) => ({
  ...pageData("quality", language),
  methods: approvalTable(language),
  scopes: scopeTable(language, "withoutB4"),
  recognitions: content.in[language].recognitions.definitions,
  logos: logosOf("quality"),
  accreditation: pathOf("accreditation", language),
}));

function QualityPage({
  data: { breadcrumb, words, pictures, methods, scopes, recognitions, logos, accreditation },
}: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...words.hero} picture={pictures.first} breadcrumb={breadcrumb} size="overlapped" />
      <ManagementSystem {...words.system} />
      <Clauses {...words.policy} ground="mist" />
      <Introduction {...words.intro} />
      <Introduction {...words.staff} ground="mist" />
      <Approvals
        methods={methods}
        scopes={{ ...words.scopes, ...scopes }}
        link={{ href: accreditation, label: words.accreditationLink }}
        layout="columns"
      />
      <Recognitions {...recognitions} />
      <PartnerStrip {...words.partners} logos={logos} format="standard" />
    </>
  );
}

export { QualityPage as default };
