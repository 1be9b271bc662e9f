import { logosOf } from "#app/content/assets.server.ts";
import { content } from "#app/content/content.server.ts";
import { pageData } from "#app/content/page-data.server.ts";
import { approvalTable, scopeTable } from "#app/content/recognitions.server.ts";
import { pathOf } from "#app/i18n/paths.ts";
import { Approvals } from "#app/sections/approvals.tsx";
import { Introduction } from "#app/sections/introduction.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { PartnerStrip } from "#app/sections/partner-strip.tsx";
import { Recognitions } from "#app/sections/recognitions.tsx";
import { inLanguage, type PageProps } from "../loading.ts";
import { AccreditationCarousel } from "./accreditation-carousel.tsx";

export const loader = inLanguage((language) => ({
  ...pageData("accreditation", language),
  carousel: content.in[language].frame.carousel,
  methods: approvalTable(language),
  scopes: scopeTable(language, "all"),
  recognitions: content.in[language].recognitions.definitions,
  logos: logosOf("accreditation"),
  quality: pathOf("quality", language),
}));

function AccreditationPage({
  data: { breadcrumb, words, pictures, carousel, methods, scopes, recognitions, logos, quality },
}: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...words.hero} picture={pictures.first} breadcrumb={breadcrumb} />
      <Introduction {...words.intro} />
      <AccreditationCarousel {...words.carousel} pictures={pictures.slides} labels={carousel} />
      <Introduction {...words.accreditation} ground="mist" />
      <Introduction {...words.ships} />
      <Approvals
        methods={{ ...methods, title: words.methodsTitle }}
        scopes={{ ...words.scopes, ...scopes }}
        link={{ href: quality, label: words.qualityLink }}
      />
      <Recognitions {...recognitions} />
      <PartnerStrip {...words.clients} logos={logos} format="wide" />
    </>
  );
}

export { AccreditationPage as default };
