import { logosOf } from "#app/content/assets.server.ts";
import { content } from "#app/content/content.server.ts";
import { controlCards } from "#app/content/control-cards.server.ts";
import { pageLink } from "#app/content/links.server.ts";
import { headOf } from "#app/content/page-data.server.ts";
import { picturesOf } from "#app/content/pictures.server.ts";
import { officeBusinesses } from "#app/content/structured-data.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { pathOf } from "#app/i18n/paths.ts";

export function loader(language: Language) {
  const { frame, home, recognitions } = content.in[language];
  const { meta, social, ...words } = home;
  return {
    head: headOf("home", language, { meta, social }, { things: officeBusinesses(language) }),
    words,
    pictures: picturesOf("home", language),
    carousel: frame.carousel,
    cards: controlCards(language),
    recognised: {
      items: Object.values(recognitions.definitions.items).map(({ name, here }) => ({ name, here })),
      links: (["quality", "formation"] as const).map((page) => {
        const { href, label } = pageLink(page, language);
        return { href, label };
      }),
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
