import { Introduction } from "#app/sections/introduction.tsx";
import { Occasions } from "#app/sections/occasions.tsx";
import { OfficeSection } from "#app/sections/office-lines.tsx";
import { OtherControls } from "#app/sections/other-controls.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { Visit } from "#app/sections/visit.tsx";
import { Comparison } from "./comparison.tsx";
import { MethodFocus } from "./method-focus.tsx";
import { MethodList } from "./method-list.tsx";
import type { PageProps } from "#app/data/page-props.ts";
import type { loader } from "./data.server.ts";

function CndPage({
  data: { breadcrumb, words, pictures, facts, methods, focus, comparison, otherControls, offices },
}: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...words.hero} picture={pictures.first} breadcrumb={breadcrumb} facts={facts} />
      <Introduction {...words.intro} />
      <MethodList {...words.methods} methods={methods} />
      {focus && <MethodFocus {...focus} />}
      <Comparison {...comparison} />
      <Occasions {...words.when} />
      <Introduction ground="tinted" {...words.standards} />
      <Visit {...words.visit} />
      <OfficeSection {...offices} ground="tinted" />
      <OtherControls {...words.otherControls} cards={otherControls} />
    </>
  );
}

export { CndPage as default };
