import { innerPageData } from "#app/content/pages.server.ts";
import { Introduction } from "#app/sections/introduction.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { IllustratedText } from "./illustrated-text.tsx";
import type { PageArgs, PageProps } from "#app/pages/route-types.ts";

export function loader({ url }: PageArgs) {
  return innerPageData("about", url);
}

function AboutPage({ data: { breadcrumb, words } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...words.hero} breadcrumb={breadcrumb} />
      <Introduction {...words.intro} number="01" />
      <IllustratedText {...words.vision} id="vision" number="02" inverted />
      <IllustratedText {...words.mission} id="mission" number="03" />
      <IllustratedText {...words.values} id="values" number="04" inverted />
    </>
  );
}

export { AboutPage as default };
