import { anchorOf } from "#app/i18n/anchors.ts";
import { languageOfPath } from "#app/i18n/paths.ts";
import { anatomy } from "#app/content/equipment.ts";
import { content } from "#app/content/content.server.ts";
import { explanationLink } from "#app/content/links.server.ts";
import { withPictures } from "#app/content/pictures.server.ts";
import { domainNames } from "./page.server.ts";

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
