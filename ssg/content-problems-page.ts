/** Shows mistakes of the content in the browser while `npm run dev` runs. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { Connect, Plugin, ViteDevServer } from "vite";
import { checkedContent } from "#model/check/content-problems.ts";
import { keepNames } from "#model/check/former-names.ts";
import { placeOf, printed, sentenceOf, type Problem } from "#model/read/problem.ts";
import { fullSourceOf } from "#model/read/read-folder.ts";
import { answering, send, type Answer } from "./answering.ts";
import { wantsPage } from "./dev.ts";
import { isIn } from "./pages.ts";
import type { Project } from "./project.ts";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Whether an error is a `ContentError`, also of another copy of its module. */
const isContentError = (error: unknown): error is { readonly problems: readonly Problem[] } =>
  error instanceof Error && error.name === "ContentError";

/** The page shown instead of the site while the content has mistakes. It reloads when they are corrected. */
function problemPage(problems: readonly Problem[]): string {
  return (
    `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>À corriger</title>` +
    '<script type="module" src="/@vite/client"></script>' +
    "<style>body{font:1.125rem/1.6 system-ui,sans-serif;max-inline-size:60rem;margin:3rem auto;padding:0 1rem}" +
    "li{margin-block:1rem;overflow-wrap:anywhere}code{font-weight:600}</style>" +
    `<h1>À corriger dans le contenu</h1><p>La page revient d’elle-même après l’enregistrement.</p><ol>` +
    problems
      .map((problem) => `<li><code>${escaped(placeOf(problem))}</code>: ${escaped(sentenceOf(problem))}</li>`)
      .join("") +
    "</ol></html>"
  );
}

const answerWith = (problems: readonly Problem[]): Answer => ({
  status: 503,
  headers: { "Content-Type": "text/html; charset=utf-8" },
  body: problemPage(problems),
});

/** Vite plugin of `npm run dev`: reports mistakes of the content in page and terminal. The newest check wins. */
export function contentProblemsPage({ folder: root, memory }: Project): Plugin {
  const folder = join(root, "content");
  /** The result of the newest check, and the number of checks begun. */
  let problems: Promise<readonly Problem[]> = Promise.resolve([]);
  let checks = 0;
  /** Warnings that the terminal has already shown. */
  const told = new Set<string>();
  /** The number of the check that the last requested page shows. */
  let shown = 0;

  const check = async (server: ViteDevServer) => {
    checks += 1;
    const begun = checks;
    const checked = fullSourceOf(folder, new Map(), memory.pictures).then(
      (source) => {
        const found = checkedContent(source, memory);
        if (found.content) keepNames(memory.namesFile, found.content);
        return found;
      },
      (error: unknown) => {
        // A file was deleted while it was read, or is being written: its next change starts another check.
        if (begun === checks) server.config.logger.error(String(error), { timestamp: true });
        return { problems: [], warnings: [] };
      },
    );
    problems = checked.then(({ problems: found }) => found);
    const { problems: found, warnings } = await checked;
    if (begun !== checks) return;
    for (const problem of found) server.config.logger.error(printed(problem), { timestamp: true });
    for (const warning of warnings.map(printed)) {
      if (!told.has(warning)) server.config.logger.warn(warning, { timestamp: true });
      told.add(warning);
    }
  };

  /** The result of the newest check, even if that began while waiting. */
  const settled = async (): Promise<readonly Problem[]> => {
    const begun = checks;
    const found = await problems;
    return begun === checks ? found : settled();
  };

  return {
    name: "content-problems-page",
    apply: "serve",
    configureServer: {
      // After the plugin that makes pages, so that its errors arrive here.
      order: "post",
      async handler(server) {
        await check(server);
        let waiting: NodeJS.Timeout | undefined;
        server.watcher.on("all", (_, file) => {
          if (!isIn(folder, file)) return;
          // Saving can touch several files: they are checked together.
          clearTimeout(waiting);
          waiting = setTimeout(() => {
            void check(server).then(() => server.ws.send({ type: "full-reload" }));
          }, 50);
        });
        // A page requested before a save, and connected after it, missed the message: it is reloaded.
        server.ws.on("connection", () => {
          void settled().then(() => {
            if (shown < checks) server.ws.send({ type: "full-reload" });
          });
        });
        // Scripts and styles are always sent: without them, the page could not receive reload messages.
        server.middlewares.use(
          answering(async (request) => {
            if (!wantsPage(request)) return undefined;
            const found = await settled();
            shown = checks;
            return found.length > 0 ? answerWith(found) : undefined;
          }),
        );
        return () => {
          // Mistakes saved after the check, while the page was made.
          server.middlewares.use(
            (
              error: unknown,
              request: IncomingMessage,
              response: ServerResponse,
              next: Connect.NextFunction,
            ) => {
              if (isContentError(error) && wantsPage(request)) send(response, answerWith(error.problems));
              else next(error);
            },
          );
        };
      },
    },
    // Changes of content reload the page after the check: no hot update with content that may be wrong.
    hotUpdate: ({ file }) => (isIn(folder, file) ? [] : undefined),
  };
}
