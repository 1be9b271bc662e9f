import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { EntryContext } from "react-router";
import { frameData } from "#app/content/frame.server.ts";
import { placeOfRoute } from "#app/i18n/paths.ts";
import type { Head } from "#app/seo/head-tags.tsx";
import { App, type PageData } from "./app.tsx";
import { Document } from "./document.tsx";

type Page = Parameters<typeof App>[0]["page"];

/** Makes the document of one page, from what its loader gave. Called for each address while building, and by `npm run dev`. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { staticHandlerContext, routeModules, manifest, criticalCss }: EntryContext,
): Response {
  const { matches, loaderData, errors } = staticHandlerContext;
  const id = matches.at(-1)?.route.id ?? "";
  const error: unknown = Object.values(errors ?? {})[0];
  if (error !== undefined) throw error instanceof Error ? error : new Error(`${request.url}: no route`);

  const place = placeOfRoute(id);
  if (!place) throw new Error(`${request.url}: no page`);
  const route = manifest.routes[id];
  const { head, ...page } = loaderData[id] as { readonly head: Head };
  // Both sides draw from the same: what JSON leaves out is left out here, too.
  const frame = frameData(place.language, place.page, page);
  const data = JSON.parse(JSON.stringify({ frame, page })) as PageData;
  const html = renderToStaticMarkup(
    <Document
      head={head}
      data={data}
      styles={manifest.routes.root?.css ?? []}
      modules={[
        ...new Set([
          manifest.entry.module,
          route?.module ?? "",
          ...manifest.entry.imports,
          ...(route?.imports ?? []),
        ]),
      ]}
      preview={manifest.hmr && { runtime: manifest.hmr.runtime, styles: criticalCss }}
      html={renderToString(<App page={routeModules[id]?.default as Page} data={data} />)}
    />,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!doctype html>${html}`, { status, headers });
}
