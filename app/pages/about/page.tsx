import { Statement } from "#app/sections/statement.tsx";
import { IllustratedText } from "./illustrated-text.tsx";
import { Opening } from "./opening.tsx";
import type { PageProps } from "#app/data/page-props.ts";
import type { loader } from "./data.server.ts";

export default function AboutPage({ data: { hero, words, pictures } }: PageProps<typeof loader>) {
  return (
    <>
      <Opening {...hero} picture={pictures.first} />
      <Statement {...words.intro} />
      <IllustratedText {...words.vision} picture={pictures.vision} id="vision" inverted />
      <IllustratedText {...words.mission} picture={pictures.mission} id="mission" />
      <IllustratedText {...words.values} picture={pictures.values} id="values" inverted />
    </>
  );
}
