import { PageHero } from "#app/sections/page-hero.tsx";
import { Statement } from "#app/sections/statement.tsx";
import { IllustratedText } from "./illustrated-text.tsx";
import type { PageProps } from "#app/data/page-props.ts";
import type { loader } from "./data.server.ts";

function AboutPage({ data: { breadcrumb, words, pictures } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHero {...words.hero} picture={pictures.first} breadcrumb={breadcrumb} />
      <Statement {...words.intro} />
      <IllustratedText {...words.vision} picture={pictures.vision} id="vision" inverted />
      <IllustratedText {...words.mission} picture={pictures.mission} id="mission" />
      <IllustratedText {...words.values} picture={pictures.values} id="values" inverted />
    </>
  );
}

export { AboutPage as default };
