import { anchored } from "#app/data/anchored.server.ts";
import { logosOf } from "#app/data/assets.server.ts";
import { content } from "#app/data/content.server.ts";
import { controlCards } from "#app/data/control-cards.server.ts";
import { pageLinks } from "#app/data/links.server.ts";
import { headOf } from "#app/data/page-data.server.ts";
import { picturesOf, scanOf } from "#app/data/pictures.server.ts";
import { officeBusinesses } from "#app/data/structured-data.server.ts";
import type { Language } from "#model/site/pages.ts";
import { pathOf } from "#app/site/site.server.ts";

/** Data of the home page. */
export function loader(language: Language) {
  const { frame, home, recognitions } = content.in[language];
  const { meta, social, ...words } = home;
  return {
    head: headOf("home", language, { meta, social }, { things: officeBusinesses(language) }),
    words: { ...words, sectors: { ...words.sectors, items: anchored(words.sectors.items) } },
    pictures: picturesOf("home", language),
    scans: content.pictures.pages.home.first.map((file) => scanOf(file, language)),
    carousel: frame.carousel,
    cards: controlCards(language),
    recognised: {
      items: Object.values(recognitions.definitions.items).map(({ name, here }) => ({ name, here })),
      links: pageLinks(["quality", "formation"], language),
    },
    logos: logosOf("home"),
    links: {
      about: pathOf("about", language),
      sectors: pathOf("sectors", language),
      control: pathOf("control", language),
      contact: pathOf("contact", language),
    },
  };
}
