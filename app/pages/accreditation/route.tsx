import { innerPageData } from "#app/content/pages.server.ts";
import { logosOf } from "#app/content/logos.server.ts";
import {
  approvalTable,
  carouselWords,
  pagePaths,
  recognitionWords,
  scopeTable,
} from "#app/content/shared-parts.server.ts";
import { AccreditationCarousel } from "./accreditation-carousel.tsx";
import { Approvals } from "#app/sections/approvals.tsx";
import { Introduction } from "#app/sections/introduction.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { PartnerStrip } from "#app/sections/partner-strip.tsx";
import { Recognitions } from "#app/sections/recognitions.tsx";
import type { PageArgs, PageProps } from "#app/pages/route-types.ts";

export function loader({ url }: PageArgs) {
  return {
    ...innerPageData("accreditation", url),
    carousel: carouselWords(url),
    methods: approvalTable(url),
    scopes: scopeTable(url, "all"),
    recognitions: recognitionWords(url),
    logos: logosOf("accreditation"),
    links: pagePaths(["quality"], url),
  };
}

function AccreditationPage({
  data: { breadcrumb, words, carousel, methods, scopes, recognitions, logos, links },
}: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...words.hero} breadcrumb={breadcrumb} />
      <Introduction {...words.intro} number="01" />
      <AccreditationCarousel {...words.carousel} words={carousel} />
      <Introduction {...words.accreditation} number="02" ground="mist" />
      <Introduction {...words.ships} number="03" />
      <Approvals
        methods={{ ...methods, title: words.methodsTitle, number: "04" }}
        scopes={{ ...scopes, number: "05" }}
        link={{ href: links.quality, label: words.qualityLink }}
      />
      <Recognitions {...recognitions} number="06" />
      <PartnerStrip {...words.clients} logos={logos} format="wide" />
    </>
  );
}

export { AccreditationPage as default };
