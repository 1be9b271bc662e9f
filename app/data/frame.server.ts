/** The words and links around every page: bar, menu, footer. */
import type { Language, PageId } from "#model/site/pages.ts";
import { languages, notFoundPath, pathOf } from "#app/site/site.server.ts";
import { flagOf, ownLogo } from "./assets.server.ts";
import { content } from "./content.server.ts";
import { linkedWords } from "./linked-words.server.ts";
import { pageLink, pageLinks, type PageLink } from "./links.server.ts";
import { offices } from "./offices.server.ts";
import { controlIds } from "#model/schema/controls.ts";
import { siteUrl } from "./site-url.server.ts";

const companyPages: readonly PageId[] = ["control", "formation", "quality", "contact"];

/** An entry of the main menu: a link, or a button that unfolds the pages of `controls`. */
interface MenuEntry extends PageLink {
  readonly controls?: readonly (PageLink & { readonly code: string })[];
}

function menuOf(language: Language): MenuEntry[] {
  const words = content.in[language].controls;
  return pageLinks(["home", "about", "sectors", "domains", ...companyPages], language).map((link) => ({
    ...link,
    ...(link.page === "domains" && {
      controls: controlIds.map((control) => ({
        ...pageLink(control, language),
        code: words[control].code,
      })),
    }),
  }));
}

/** Data of everything around a page. @param page undefined for the not-found page @param data the page's own data */
export function frameData(language: Language, page: PageId | undefined, data: unknown) {
  const { name, loader, logo } = content.company.brand;
  return {
    language,
    ...(page && { path: pathOf(page, language) }),
    siteUrl,
    brand: { name, loader, logo: ownLogo(logo?.wordmark) },
    words: content.in[language].frame,
    flags: languages.map(({ code, ownName }) => ({
      code,
      ownName,
      href: page ? pathOf(page, code) : notFoundPath(code),
      picture: flagOf(code),
    })),
    linkedWords: linkedWords(page, language, data),
    home: pathOf("home", language),
    menu: menuOf(language),
    footer: {
      company: pageLinks(["about", "sectors", ...companyPages], language),
      domains: pageLink("domains", language),
      controls: pageLinks(controlIds, language),
      contact: pageLink("contact", language),
      base: pageLinks(["accreditation", "glossary", "accessibility"], language),
      offices: offices(language).map(({ id, shortTitle, landline, mobile, email, address }) => ({
        id,
        title: shortTitle,
        landline,
        mobile,
        email,
        city: address.city,
        address: [address.street, [address.postcode, address.city].filter(Boolean).join(" ")],
      })),
    },
  };
}

export type FrameData = ReturnType<typeof frameData>;
