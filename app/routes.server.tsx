import type { ComponentType } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { content } from "#app/data/content.server.ts";
import { frameData } from "#app/data/frame.server.ts";
import { offices } from "#app/data/offices.server.ts";
import { languageCodes, type Language } from "#model/site/languages.ts";
import { cardPath, isDrawn, methodOf, notFoundPath, pathOf, type MethodName } from "#model/site/paths.ts";
import type { PageName } from "#model/site/pages.ts";
import type { Head } from "#app/seo/head-tags.server.tsx";
import { App, type PageData } from "./app.tsx";
import { Document } from "./document.server.tsx";
import { documentIds, moduleOf, type DocumentId } from "./page-modules.server.ts";
import { loader as home } from "./pages/home/data.server.ts";
import Home from "./pages/home/page.tsx";
import { loader as about } from "./pages/about/data.server.ts";
import About from "./pages/about/page.tsx";
import { loader as accessibility } from "./pages/accessibility/data.server.ts";
import Accessibility from "./pages/accessibility/page.tsx";
import { loader as accreditation } from "./pages/accreditation/data.server.ts";
import Accreditation from "./pages/accreditation/page.tsx";
import { loader as contact } from "./pages/contact/data.server.ts";
import Contact from "./pages/contact/page.tsx";
import { loader as control } from "./pages/control/data.server.ts";
import Control from "./pages/control/page.tsx";
import { loader as cnd } from "./pages/cnd/data.server.ts";
import Cnd from "./pages/cnd/page.tsx";
import { loader as crs } from "./pages/crs/data.server.ts";
import Crs from "./pages/crs/page.tsx";
import { loader as rsc } from "./pages/rsc/data.server.ts";
import Rsc from "./pages/rsc/page.tsx";
import { loader as domains } from "./pages/domains/data.server.ts";
import Domains from "./pages/domains/page.tsx";
import { loader as formation } from "./pages/formation/data.server.ts";
import Formation from "./pages/formation/page.tsx";
import { loader as glossary } from "./pages/glossary/data.server.ts";
import Glossary from "./pages/glossary/page.tsx";
import { loader as quality } from "./pages/quality/data.server.ts";
import Quality from "./pages/quality/page.tsx";
import { loader as sectors } from "./pages/sectors/data.server.ts";
import Sectors from "./pages/sectors/page.tsx";
import { loader as notFound } from "./pages/not-found/data.server.ts";
import NotFound from "./pages/not-found/page.tsx";
import Penetrant from "./pages/methods/penetrant.tsx";
import Ultrasonic from "./pages/methods/ultrasonic.tsx";
import MagneticParticle from "./pages/methods/magnetic-particle.tsx";
import Visual from "./pages/methods/visual.tsx";
import Thickness from "./pages/methods/thickness.tsx";
import VacuumBox from "./pages/methods/vacuum-box.tsx";
import Liner from "./pages/methods/liner.tsx";
import Endoscopy from "./pages/methods/endoscopy.tsx";
import Coating from "./pages/methods/coating.tsx";
import { loader as method } from "./pages/methods/data.server.ts";
import NotDrawn from "./pages/methods/not-drawn.tsx";
import { vcard } from "#app/files/vcard.server.ts";

interface Data {
  readonly head: Head;
}

type Page = ComponentType<{ readonly data: unknown }>;

/** A page whose component takes what its loader gives. */
const page = <Given extends Data>(
  loader: (language: Language) => Given,
  component: ComponentType<{ readonly data: Omit<Given, "head"> }>,
): { readonly loader: (language: Language) => Data; readonly component: Page } => ({
  loader,
  component: component as Page,
});

const pages: Readonly<Record<PageName | "not-found", ReturnType<typeof page>>> = {
  home: page(home, Home),
  about: page(about, About),
  accessibility: page(accessibility, Accessibility),
  accreditation: page(accreditation, Accreditation),
  contact: page(contact, Contact),
  control: page(control, Control),
  cnd: page(cnd, Cnd),
  crs: page(crs, Crs),
  rsc: page(rsc, Rsc),
  domains: page(domains, Domains),
  formation: page(formation, Formation),
  glossary: page(glossary, Glossary),
  quality: page(quality, Quality),
  sectors: page(sectors, Sectors),
  "not-found": page(notFound, NotFound),
};

const drawnMethods: Readonly<Record<MethodName, unknown>> = {
  penetrant: Penetrant,
  ultrasonic: Ultrasonic,
  magneticParticle: MagneticParticle,
  visual: Visual,
  thickness: Thickness,
  vacuumBox: VacuumBox,
  liner: Liner,
  endoscopy: Endoscopy,
  coating: Coating,
};

function pageOf(id: DocumentId): ReturnType<typeof page> {
  const name = id === "not-found" ? undefined : methodOf(id);
  if (!name) return pages[id as PageName | "not-found"];
  return {
    loader: (language) => method(name, language),
    component: (isDrawn(name) ? drawnMethods[name] : NotDrawn) as Page,
  };
}

/** The addresses that a document names: style sheets; the modules that hydrate and that of the page, and what these import. */
export interface DocumentFiles {
  readonly styles: readonly string[];
  readonly modules: readonly string[];
}

/** Gives the files of a document, whose component is in a module of `app/`. */
export type FilesOf = (module: string) => DocumentFiles;

function documentOf(id: DocumentId, language: Language, filesOf: FilesOf): string {
  const { loader, component } = pageOf(id);
  const { head, ...words } = loader(language);
  // Both sides draw from the same: what JSON leaves out is left out here, too.
  const frame = frameData(language, id === "not-found" ? undefined : id, words);
  const data = JSON.parse(JSON.stringify({ frame, page: words })) as PageData;
  const html = renderToString(<App page={component} data={data} />);
  const files = filesOf(moduleOf(id));
  return `<!doctype html>${renderToStaticMarkup(<Document head={head} data={data} html={html} {...files} />)}`;
}

export { methodDrawing } from "#app/files/method-drawing.server.tsx";

interface Route {
  readonly type: string;
  readonly render: (filesOf: FilesOf) => string;
}

const { brand } = content.company;

/** Everything of the site that is made of words, by address. */
export const routes: ReadonlyMap<string, Route> = new Map<string, Route>([
  ...languageCodes.flatMap((language) => [
    ...offices(language).map((office): [string, Route] => [
      cardPath(office.id, language),
      { type: "text/vcard; charset=utf-8", render: () => vcard(brand.name, office, language) },
    ]),
    ...documentIds.map((id): [string, Route] => [
      id === "not-found" ? notFoundPath(language) : pathOf(id, language),
      { type: "text/html; charset=utf-8", render: (filesOf) => documentOf(id, language, filesOf) },
    ]),
  ]),
]);
