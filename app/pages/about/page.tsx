import { Statement } from "#app/sections/statement.tsx";
import { IllustratedText } from "./illustrated-text.tsx";
import { Opening } from "./opening.tsx";
import { definePage } from "#app/data/define-page.tsx";
import { loader } from "./data.server.ts";

/** The page "About us": the company, its vision, its mission and its values. */
export default definePage(loader, function AboutPage({ hero, words, pictures }) {
  return (
    <>
      <Opening {...hero} picture={pictures.first} />
      <Statement {...words.intro} />
      <IllustratedText {...words.vision} picture={pictures.vision} id="vision" inverted folded />
      <IllustratedText {...words.mission} picture={pictures.mission} id="mission" />
      <IllustratedText {...words.values} picture={pictures.values} id="values" inverted />
    </>
  );
});
