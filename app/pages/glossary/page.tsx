import { PlainHead } from "#app/sections/plain-head.tsx";
import { GlossaryList } from "./glossary-list.tsx";
import type { PageProps } from "#app/data/page-props.ts";
import type { loader } from "./data.server.ts";

function GlossaryPage({ data: { breadcrumb, words, groups } }: PageProps<typeof loader>) {
  return (
    <>
      <PlainHead {...words.hero} breadcrumb={breadcrumb} />
      <GlossaryList {...words.list} groups={groups} />
    </>
  );
}

export { GlossaryPage as default };
