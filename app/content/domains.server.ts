import { anchorOf } from "#app/i18n/anchors.ts";
import { languageOfPath } from "#app/i18n/paths.ts";
import { anatomy } from "./anatomy.ts";
import { content } from "./content.server.ts";
import { explanationLink } from "./links.server.ts";
import { withPictures } from "./pictures.server.ts";
import { domainNames } from "./schema/pages/domains.ts";

/** The eleven domains, each with its picture and the numbered points on it. */
export function domainList(url: URL) {
  const language = languageOfPath(url.pathname);
  const { items, ...words } = withPictures(content.in[language].domains.list);
  return {
    ...words,
    domains: domainNames.map((name) => {
      const { points, ...domain } = items[name];
      const id = anchorOf(name);
      return {
        ...domain,
        id,
        // As many places and words as controls: the schema sees to it.
        points: content.pictures.points[name].map((at, index) => ({
          id: `${id}-${index + 1}`,
          number: index + 1,
          at,
          name: points[index]?.name ?? "",
          damage: points[index]?.damage ?? "",
          controls: (anatomy[name][index] ?? []).map((control) => explanationLink(control, language)),
        })),
      };
    }),
  };
}

export type DomainListData = ReturnType<typeof domainList>;
export type Domain = DomainListData["domains"][number];
