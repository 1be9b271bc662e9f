import type { IncomingMessage } from "node:http";
import {
  isCSSRequest,
  isRunnableDevEnvironment,
  type DevEnvironment,
  type EnvironmentModuleNode,
  type Plugin,
  type RunnableDevEnvironment,
} from "vite";
import { languageOfPath, notFoundPath } from "#model/site/paths.ts";
import type { routes as siteRoutes } from "#app/routes.server.tsx";
import { entry, routesModule } from "./pages.ts";

function sheetsBelow(
  module: EnvironmentModuleNode | undefined,
  seen = new Set<EnvironmentModuleNode>(),
): EnvironmentModuleNode[] {
  if (!module || seen.has(module)) return [];
  seen.add(module);
  // What a module asks for as text is not the page's.
  if (isCSSRequest(module.url)) return module.url.includes("?inline") ? [] : [module];
  return [...module.importedModules].flatMap((imported) => sheetsBelow(imported, seen));
}

/** A page's styles within the document, so that it is not seen without; Vite's client keeps them up to date. */
async function inlineStyles(
  client: DevEnvironment,
  ssr: RunnableDevEnvironment,
  module: string,
): Promise<string> {
  // What a module imports is known once it was looked at; documents are made of all others.
  await client.transformRequest(`/${entry}`);
  const sheets = [
    ...sheetsBelow(await client.moduleGraph.getModuleByUrl(`/${entry}`)),
    ...sheetsBelow(await ssr.moduleGraph.getModuleByUrl("/app/app.tsx")),
    ...sheetsBelow(await ssr.moduleGraph.getModuleByUrl(`/${module}`)),
  ];
  const styles = new Map<string, string>();
  for (const { id, url } of sheets) {
    if (id === null || styles.has(id)) continue;
    const { default: css } = await ssr.runner.import<{ default: string }>(`${url}?inline`);
    styles.set(id, `<style data-vite-dev-id="${id.replace("\0", "")}">${css}</style>`);
  }
  return [...styles.values()].join("");
}

/** The routes of one state: where modules are thrown away while they are imported, they are imported again. */
async function routesNow(runner: RunnableDevEnvironment["runner"]): Promise<typeof siteRoutes> {
  const read = () => runner.import<{ routes: typeof siteRoutes }>(`/${routesModule}`);
  const [{ routes }, now] = [await read(), await read()];
  return routes === now.routes ? routes : routesNow(runner);
}

export const wantsPage = ({ headers }: IncomingMessage) => headers.accept?.includes("text/html") ?? false;

/** Vite plugin of `npm run dev`: answers every address of the site as it is now, and all others with the page that says so. */
export function devPages(): Plugin {
  return {
    name: "dev-pages",
    apply: "serve",
    configureServer(server) {
      const { client, ssr } = server.environments;
      const answerTo = async (pathname: string, request: IncomingMessage) => {
        if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite runs no code for documents any more");
        const routes = await routesNow(ssr.runner);
        const found = routes.get(pathname.replace(/(?<=.)\/$/, ""));
        const route =
          found ?? (wantsPage(request) ? routes.get(notFoundPath(languageOfPath(pathname))) : undefined);
        if (!route) return undefined;
        let module = "";
        let body = route.render((name) => {
          module = name;
          return { styles: [], modules: [`/${entry}`, `/${name}`] };
        });
        if (module !== "") {
          const styles = await inlineStyles(client, ssr, module);
          body = (await server.transformIndexHtml(pathname, body)).replace(
            "</head>",
            () => `${styles}</head>`,
          );
        }
        return { status: found ? 200 : 404, type: route.type, body };
      };
      return () => {
        server.middlewares.use((request, response, next) => {
          const { pathname } = new URL(request.originalUrl ?? "/", "http://localhost");
          answerTo(decodeURI(pathname), request).then(
            (answer) => {
              if (!answer) {
                next();
                return;
              }
              response.writeHead(answer.status, { "Content-Type": answer.type, "Cache-Control": "no-store" });
              response.end(answer.body);
            },
            (error: unknown) => {
              if (error instanceof Error) server.ssrFixStacktrace(error);
              next(error);
            },
          );
        });
      };
    },
  };
}
