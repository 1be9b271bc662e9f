import { Introduction } from "#app/sections/introduction.tsx";
import { PlainHead } from "#app/sections/plain-head.tsx";
import { Offices } from "./offices.tsx";
import type { PageProps } from "#app/data/page-props.ts";
import type { loader } from "./data.server.ts";

export default function ContactPage({ data: { hero, words, offices } }: PageProps<typeof loader>) {
  return (
    <>
      <PlainHead {...hero} />
      <Offices offices={offices} words={words} />
      <Introduction {...words.intro} />
    </>
  );
}
