import { PlainHead } from "#app/sections/plain-head.tsx";
import { Statement } from "#app/sections/statement.tsx";
import { Offices } from "./offices.tsx";
import { Lines } from "./lines.tsx";
import { definePage } from "#app/data/define-page.tsx";
import { loader } from "./data.server.ts";

/** The contact page: the offices, and what to tell them. */
export default definePage(loader, function ContactPage({ hero, words, offices }) {
  return (
    <>
      <PlainHead {...hero} layout="below">
        <Lines offices={offices} />
      </PlainHead>
      <Offices offices={offices} words={words} />
      <Statement {...words.intro} />
    </>
  );
});
