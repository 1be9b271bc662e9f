/** Renders pages on request in `npm run dev`. */
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import {
  isCSSRequest,
  isRunnableDevEnvironment,
  normalizePath,
  type Connect,
  type DevEnvironment,
  type EnvironmentModuleNode,
  type Plugin,
  type RunnableDevEnvironment,
} from "vite";
import type * as Routes from "#app/documents/routes.server.tsx";
import { answering } from "./answering.ts";
import { entry, isIn, routesModule } from "./pages.ts";

function sheetsBelow(
  module: EnvironmentModuleNode | undefined,
  seen = new Set<EnvironmentModuleNode>(),
): EnvironmentModuleNode[] {
  if (!module || seen.has(module)) return [];
  seen.add(module);
  // A style sheet imported as text is not one of the page.
  if (isCSSRequest(module.url)) return /\?(?:inline|raw)/.test(module.url) ? [] : [module];
  return [...module.importedModules].flatMap((imported) => sheetsBelow(imported, seen));
}

/**
 * The styles of all pages, inlined in the document, so that it is never shown unstyled. Requested with `?direct`, as for a
 * `<link>`: Vite 8 gives the classes of a CSS module requested with `?inline` other names than components get.
 */
async function inlineStyles(client: DevEnvironment, ssr: RunnableDevEnvironment): Promise<string> {
  const styles = new Map<string, string>();
  for (const { id, url } of sheetsBelow(await ssr.moduleGraph.getModuleByUrl(`/${routesModule}`))) {
    if (id === null || styles.has(id)) continue;
    const sheet = await client.transformRequest(`${url}?direct`);
    styles.set(id, `<style data-vite-dev-id="${id.replace("\0", "")}">${sheet?.code ?? ""}</style>`);
  }
  return [...styles.values()].join("");
}

/** The routes after a change: if modules are invalidated during the import, imports them again. */
async function routesNow(runner: RunnableDevEnvironment["runner"]): Promise<typeof Routes> {
  const read = () => runner.import<typeof Routes>(`/${routesModule}`);
  const [before, now] = [await read(), await read()];
  return before.routes === now.routes ? now : routesNow(runner);
}

export const wantsPage = ({ headers }: IncomingMessage) => headers.accept?.includes("text/html") ?? false;

/** Vite plugin of `npm run dev`: renders the page at every address of the site, and the not-found page at all others. */
export function devPages(): Plugin {
  return {
    name: "dev-pages",
    apply: "serve",
    transform(code, id) {
      const { name, config } = this.environment;
      if (name !== "client" || id !== normalizePath(join(config.root, entry))) return undefined;
      return `${code}\nimport "/ssg/dev-client.ts";`;
    },
    hotUpdate({ file, modules, server }) {
      // No module imports the documents' styles: Vite would reload the page for each change of one.
      if (this.environment.name === "client") return modules.filter(({ url }) => !url.includes("?direct"));
      if (!isIn(join(server.config.root, "app"), file)) return undefined;
      const { client } = server.environments;
      // Components and styles are patched (`dev-client.ts`; islands by React). Loaders and scripts need a new document.
      if (/(?<!\.server)\.tsx$|\.css$/.test(file)) client.hot.send("document-changed");
      else if (!client.moduleGraph.getModulesByFile(file)?.size) client.hot.send({ type: "full-reload" });
      return undefined;
    },
    configureServer(server) {
      const { client, ssr } = server.environments;
      const answerTo = async (request: Connect.IncomingMessage) => {
        if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite runs no code for documents any more");
        const pathname = decodeURI(new URL(request.originalUrl ?? "/", "http://localhost").pathname);
        const { routes, notFoundAt } = await routesNow(ssr.runner);
        const found = routes.get(pathname.replace(/(?<=.)\/$/, ""));
        const route = found ?? (wantsPage(request) ? routes.get(notFoundAt(pathname)) : undefined);
        if (!route) return undefined;
        let body = route.render({ styles: [], modulesOf: (module) => [`/${module}`] });
        if (route.type.startsWith("text/html")) {
          const styles = await inlineStyles(client, ssr);
          body = (await server.transformIndexHtml(pathname, body)).replace(
            "</head>",
            () => `${styles}</head>`,
          );
        }
        return { status: found ? 200 : 404, headers: { "Content-Type": route.type }, body };
      };
      return () => {
        server.middlewares.use(
          answering((request) =>
            answerTo(request).catch((error: unknown) => {
              if (error instanceof Error) server.ssrFixStacktrace(error);
              throw error;
            }),
          ),
        );
      };
    },
  };
}
