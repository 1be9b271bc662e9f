import { content } from "#app/content/content.server.ts";
import { pageLinks } from "#app/content/links.server.ts";
import { headOf } from "#app/content/page-data.server.ts";
import { controlNames } from "#app/content/schema/controls.ts";
import { inLanguage, type PageProps } from "../loading.ts";
import { MissingPage } from "./missing-page.tsx";

export const loader = inLanguage((language) => {
  const { meta, ...words } = content.in[language]["not-found"];
  return {
    head: headOf(undefined, language, { meta }),
    ...words,
    links: pageLinks(["home", ...controlNames, "contact"], language),
  };
});

function NotFoundPage({ data }: PageProps<typeof loader>) {
  return <MissingPage {...data} />;
}

export { NotFoundPage as default };
