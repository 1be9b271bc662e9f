/** The tags in the head of each page: title, description, languages, picture for sharing. */
import type { Language, PageId } from "#model/site/pages.ts";
import { languages, pathOf } from "#app/site/site.server.ts";
import { alternatesOf } from "./alternates.server.ts";
import { scriptText } from "./script-text.ts";
import { socialImagePath, socialImageSize } from "./social-image.ts";

export interface Head {
  /** Undefined on the not-found page, which has no address. */
  readonly page: PageId | undefined;
  readonly language: Language;
  readonly siteUrl: string;
  readonly brand: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Title and description for sharing, if they differ. */
  readonly social?: { readonly title: string; readonly description: string } | undefined;
  readonly graph?: object | undefined;
}

/** The tags of a document's head for search engines and for sharing. */
export function HeadTags(head: Head) {
  const { page, language, siteUrl, brand, title, description, keywords, graph } = head;
  const shared = head.social ?? { title, description };
  const address = page && siteUrl + pathOf(page, language);
  const picture = page && siteUrl + socialImagePath(page, language);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(", ")} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={shared.title} />
      <meta property="og:description" content={shared.description} />
      {languages.map(({ code, openGraphLocale }) => (
        <meta
          key={code}
          property={code === language ? "og:locale" : "og:locale:alternate"}
          content={openGraphLocale}
        />
      ))}
      {page ? (
        <>
          <meta property="og:image" content={picture} />
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content={String(socialImageSize.width)} />
          <meta property="og:image:height" content={String(socialImageSize.height)} />
          <meta property="og:image:alt" content={shared.title} />
          {/* X has tag names of its own. */}
          <meta name="twitter:card" content="summary_large_image" />
          <meta name="twitter:title" content={shared.title} />
          <meta name="twitter:description" content={shared.description} />
          <meta name="twitter:image" content={picture} />
          <meta name="twitter:image:alt" content={shared.title} />
          <meta property="og:url" content={address} />
          <link rel="canonical" href={address} />
          {alternatesOf({ languages, pathOf }, siteUrl, page).map(({ hrefLang, href }) => (
            <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
          ))}
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {graph && <script type="application/ld+json" dangerouslySetInnerHTML={scriptText(graph)} />}
    </>
  );
}
