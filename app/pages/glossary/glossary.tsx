import { pageData } from "#app/content/page-data.server.ts";
import { Introduction } from "#app/sections/introduction.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { inLanguage, type PageProps } from "../loading.ts";
import { GlossaryList } from "./glossary-list.tsx";
import { termSet, termsByLetter } from "./terms.server.ts";

export const loader = inLanguage((language) => ({
  ...pageData("glossary", language, { things: [termSet(language)] }),
  groups: termsByLetter(language),
}));

function GlossaryPage({ data: { breadcrumb, words, pictures, groups } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...words.hero} picture={pictures.first} breadcrumb={breadcrumb} />
      <Introduction {...words.intro} />
      <GlossaryList {...words.list} groups={groups} />
    </>
  );
}

export { GlossaryPage as default };
