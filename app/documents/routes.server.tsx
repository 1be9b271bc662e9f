import { renderToStaticMarkup } from "react-dom/server";
import { content } from "#app/data/content.server.ts";
import type { Page } from "#app/data/define-page.tsx";
import { frameData } from "#app/data/frame.server.ts";
import { publicUrl } from "#app/data/site-url.server.ts";
import { vcard } from "./vcard.server.ts";
import { addressIn } from "#model/schema/address-in.ts";
import { methodOf, type Language, type PageId, type PageName } from "#model/site/pages.ts";
import {
  languageOfPath,
  languageCodes,
  cardPath,
  notFoundPath,
  officeIds,
  pageIds,
  pathOf,
} from "#app/site/site.server.ts";
import { App } from "./app.tsx";
import { Document } from "./document.server.tsx";
import { forPlainText } from "./plain-text.server.ts";
import type { ModulesOf } from "#app/islands/island.server.tsx";
import about from "#app/pages/about/page.tsx";
import accessibility from "#app/pages/accessibility/page.tsx";
import accreditation from "#app/pages/accreditation/page.tsx";
import cnd from "#app/pages/cnd/page.tsx";
import contact from "#app/pages/contact/page.tsx";
import control from "#app/pages/control/page.tsx";
import crs from "#app/pages/crs/page.tsx";
import domains from "#app/pages/domains/page.tsx";
import formation from "#app/pages/formation/page.tsx";
import glossary from "#app/pages/glossary/page.tsx";
import home from "#app/pages/home/page.tsx";
import { methodPage } from "#app/pages/methods/page.tsx";
import notFound from "#app/pages/not-found/page.tsx";
import quality from "#app/pages/quality/page.tsx";
import rsc from "#app/pages/rsc/page.tsx";
import sectors from "#app/pages/sectors/page.tsx";

/** What has a document in each language: a page, or the not-found page. */
type DocumentId = PageId | "not-found";

const pages: Readonly<Record<PageName | "not-found", Page>> = {
  home,
  about,
  accessibility,
  accreditation,
  contact,
  control,
  cnd,
  crs,
  rsc,
  domains,
  formation,
  glossary,
  quality,
  sectors,
  "not-found": notFound,
};

function pageOf(id: DocumentId): Page {
  const method = id === "not-found" ? undefined : methodOf(id);
  return method ? methodPage(method) : pages[id as PageName | "not-found"];
}

/** URLs of the files that documents refer to. */
export interface BrowserFiles {
  readonly styles: readonly string[];
  readonly modulesOf: ModulesOf;
}

function documentOf(id: DocumentId, language: Language, { styles, modulesOf }: BrowserFiles): string {
  const { head, data, element } = pageOf(id)(language);
  const frame = frameData(language, id === "not-found" ? undefined : id, data);
  const document = (
    <Document head={head} styles={styles} modules={modulesOf("app/entry.ts")}>
      <App frame={frame} modulesOf={modulesOf}>
        {element}
      </App>
    </Document>
  );
  return `<!doctype html>${forPlainText(renderToStaticMarkup(document))}`;
}

export { methodDrawing } from "./method-drawing.server.tsx";

interface Route {
  readonly type: string;
  readonly render: (files: BrowserFiles) => string;
}

const { brand, offices } = content.company;

/** The documents and vCards of the site, by path. */
export const routes: ReadonlyMap<string, Route> = new Map<string, Route>([
  ...languageCodes.flatMap((language) => [
    ...officeIds.map((id): [string, Route] => {
      const office = offices[id];
      const address = addressIn(office, content.in[language].offices[id]);
      return [
        cardPath(id, language),
        {
          type: "text/vcard; charset=utf-8",
          render: () => vcard(brand.name, office, language, publicUrl, address),
        },
      ];
    }),
    ...[...pageIds, "not-found" as const].map((id): [string, Route] => [
      id === "not-found" ? notFoundPath(language) : pathOf(id, language),
      { type: "text/html; charset=utf-8", render: (files) => documentOf(id, language, files) },
    ]),
  ]),
]);

/** Path of the not-found page in the language of a path. */
export const notFoundAt = (pathname: string) => notFoundPath(languageOfPath(pathname));
