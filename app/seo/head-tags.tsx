import { languages } from "#app/i18n/languages.ts";
import type { PageHead } from "./page-head.ts";
import { scriptText } from "./script-text.ts";
import { socialImageSize } from "./social-image.ts";

/** What networks show where a page is shared. X reads names of its own, all others those of Open Graph. */
function SharingTags({ head }: { readonly head: PageHead }) {
  const { title, description } = head.social ?? head;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={head.site} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {languages.map(({ code, openGraphLocale }) => (
        <meta
          key={code}
          property={code === head.language ? "og:locale" : "og:locale:alternate"}
          content={openGraphLocale}
        />
      ))}
      {head.picture !== undefined && (
        <>
          <meta property="og:image" content={head.picture} />
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content={String(socialImageSize.width)} />
          <meta property="og:image:height" content={String(socialImageSize.height)} />
          <meta property="og:image:alt" content={title} />
          <meta name="twitter:card" content="summary_large_image" />
          <meta name="twitter:title" content={title} />
          <meta name="twitter:description" content={description} />
          <meta name="twitter:image" content={head.picture} />
          <meta name="twitter:image:alt" content={title} />
        </>
      )}
    </>
  );
}

/** Where a page is, and in which languages. A page without an address is none for search engines. */
function AddressTags({ address, alternates = [] }: PageHead) {
  if (address === undefined) return <meta name="robots" content="noindex" />;
  return (
    <>
      <meta property="og:url" content={address} />
      <link rel="canonical" href={address} />
      {alternates.map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
    </>
  );
}

/** The tags in a page's head that differ from page to page. */
export function HeadTags({ head }: { readonly head: PageHead }) {
  const { title, description, keywords, graph } = head;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      <SharingTags head={head} />
      <AddressTags {...head} />
      {graph && <script type="application/ld+json" dangerouslySetInnerHTML={scriptText(graph)} />}
    </>
  );
}
