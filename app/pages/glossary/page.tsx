import { PlainHead } from "#app/sections/plain-head.tsx";
import { GlossaryList } from "./glossary-list.tsx";
import { definePage } from "#app/data/define-page.tsx";
import { loader } from "./data.server.ts";

/** The glossary. */
export default definePage(loader, function GlossaryPage({ hero, words, groups }) {
  return (
    <>
      <PlainHead {...hero} />
      <GlossaryList {...words.list} groups={groups} />
    </>
  );
});
