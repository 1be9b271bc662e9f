import { innerPageData } from "#app/content/pages.server.ts";
import { Introduction } from "#app/sections/introduction.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Statement } from "#app/sections/statement.tsx";
import type { PageArgs, PageProps } from "./page.ts";

export function loader({ url }: PageArgs) {
  return innerPageData("about", url);
}

function AboutPage({ data: { breadcrumb, words } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...words.hero} breadcrumb={breadcrumb} />
      <Introduction {...words.intro} number="01" />
      <Statement {...words.vision} id="vision" number="02" inverted />
      <Statement {...words.mission} id="mission" number="03" />
      <Statement {...words.values} id="values" number="04" inverted />
    </>
  );
}

export { AboutPage as default };
