import { Introduction } from "#app/sections/introduction.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Offices } from "./offices.tsx";
import { definePage } from "#app/data/define-page.tsx";
import { loader } from "./data.server.ts";

/** The contact page: the offices, and what to tell them. */
export default definePage(loader, function ContactPage({ hero, words, pictures, offices }) {
  return (
    <>
      <PageHero {...hero} picture={pictures.first} />
      <Offices offices={offices} words={words} />
      <Introduction {...words.intro} />
    </>
  );
});
