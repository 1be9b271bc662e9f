import { PlainHead } from "#app/sections/plain-head.tsx";
import { GlossaryList } from "./glossary-list.tsx";
import type { PageProps } from "#app/data/page-props.ts";
import type { loader } from "./data.server.ts";

export default function GlossaryPage({ data: { hero, words, groups } }: PageProps<typeof loader>) {
  return (
    <>
      <PlainHead {...hero} />
      <GlossaryList {...words.list} groups={groups} />
    </>
  );
}
