import { Introduction } from "#app/sections/introduction.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Offices } from "./offices.tsx";
import type { PageProps } from "#app/data/page-props.ts";
import type { loader } from "./data.server.ts";

function ContactPage({ data: { breadcrumb, words, pictures, offices } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...words.hero} picture={pictures.first} breadcrumb={breadcrumb} />
      <Offices offices={offices} words={words} />
      <Introduction {...words.intro} />
    </>
  );
}

export { ContactPage as default };
