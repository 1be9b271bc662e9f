import { Introduction } from "#app/sections/introduction.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Offices } from "./offices.tsx";
import type { PageProps } from "#app/data/page-props.ts";
import type { loader } from "./data.server.ts";

export default function ContactPage({ data: { hero, words, pictures, offices } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...hero} picture={pictures.first} />
      <Offices offices={offices} words={words} />
      <Introduction {...words.intro} />
    </>
  );
}
