import { join, relative } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { contentProblems } from "#app/content/checks/content-problems.ts";
import { fullSourceOf } from "./content-source.ts";

const isIn = (folder: string, file: string) => !relative(folder, file).startsWith("..");

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The page in place of the site while the content has mistakes. It comes back by itself once they are mended. */
function problemPage(problems: readonly string[]): string {
  return (
    '<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    "<title>À corriger / To mend</title>" +
    '<script type="module" src="/@vite/client"></script>' +
    "<style>body{font:1.125rem/1.6 system-ui,sans-serif;max-inline-size:60rem;margin:3rem auto;padding:0 1rem}" +
    "li{margin-block:1rem;overflow-wrap:anywhere}code{font-weight:600}</style>" +
    "<h1>À corriger dans le contenu / To mend in the content</h1>" +
    "<p>La page revient d’elle-même après l’enregistrement. / The page comes back by itself once the file is saved.</p><ol>" +
    problems
      .map((problem) => {
        const [place, ...rest] = problem.split(": ");
        return `<li><code>${escaped(place ?? "")}</code>: ${escaped(rest.join(": "))}</li>`;
      })
      .join("") +
    "</ol></html>"
  );
}

/**
 * Vite plugin for `npm run dev`: a change in `content/` or `app/` is shown at once, and a mistake in the content is said in
 * the page and in the terminal, as the build would say it.
 */
export function preview(): Plugin {
  let folder = "";
  let code = "";
  let problems: Promise<readonly string[]> = Promise.resolve([]);

  /** Checks everything anew. The check that began last counts. */
  const check = async (server: ViteDevServer) => {
    const latest = fullSourceOf(folder).then(contentProblems);
    problems = latest;
    for (const problem of await latest) server.config.logger.error(problem, { timestamp: true });
  };

  return {
    name: "preview",
    apply: "serve",
    configResolved({ root }) {
      folder = join(root, "content");
      code = join(root, "app");
    },
    async configureServer(server) {
      await check(server);
      let waiting: NodeJS.Timeout | undefined;
      server.watcher.on("all", (_, file) => {
        if (!isIn(folder, file)) return;
        // A save can touch several files: they are checked together.
        clearTimeout(waiting);
        waiting = setTimeout(() => {
          check(server).then(
            () => {
              server.ws.send({ type: "full-reload" });
            },
            // A file went away while it was read: the next change is checked anew.
            (error: unknown) => {
              server.config.logger.error(String(error), { timestamp: true });
            },
          );
        }, 50);
      });
      server.middlewares.use((request, response, next) => {
        const wantsPage = request.headers.accept?.includes("text/html") ?? false;
        // Vite's own client must go on working: it loads the page anew.
        const ofVite = /^\/(@|node_modules\/)/.test(request.url ?? "");
        problems.then((found) => {
          if (ofVite || found.length === 0) {
            next();
            return;
          }
          response.writeHead(503, {
            "Content-Type": "text/html; charset=utf-8",
            "Cache-Control": "no-store",
          });
          response.end(wantsPage ? problemPage(found) : undefined);
        }, next);
      });
    },
    hotUpdate({ file, server }) {
      // The page is loaded anew after the check, instead of being patched while the content may be wrong.
      if (isIn(folder, file)) return [];
      if (!isIn(code, file)) return undefined;
      // Nor is it patched when its code changes: documents are drawn from the same code.
      if (this.environment.name === "ssr") server.ws.send({ type: "full-reload" });
      return [];
    },
  };
}
