import { pageData } from "#app/content/page-data.server.ts";
import { PlainHead } from "#app/sections/plain-head.tsx";
import { inLanguage, type PageProps } from "../loading.ts";
import { GlossaryList } from "./glossary-list.tsx";
import { termSet, termsByLetter } from "./terms.server.ts";

export const loader = inLanguage((language) => ({
  ...pageData("glossary", language, { things: [termSet(language)] }),
  groups: termsByLetter(language),
}));

function GlossaryPage({ data: { breadcrumb, words, groups } }: PageProps<typeof loader>) {
  return (
    <>
      <PlainHead {...words.hero} breadcrumb={breadcrumb} />
      <GlossaryList {...words.list} groups={groups} />
    </>
  );
}

export { GlossaryPage as default };
