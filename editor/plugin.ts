import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { join } from "node:path";
import { normalizePath, type Connect, type Plugin } from "vite";
import { siteContent } from "../build/handed-on.ts";
import { ContentStore } from "./content-store.ts";
import { formFields } from "./fields.ts";
import { hasToken, isOwn } from "./guard.ts";
import { markedContent } from "./source-tags.ts";
import { addressOf, type SaveRequest } from "./protocol.ts";

const tokenModule = "virtual:editor-token";
const elements = "editor-elements";

/** Answers of the editor's own addresses. */
function answers(store: ContentStore): Readonly<Record<string, (request: IncomingMessage) => object>> {
  return {
    [`GET ${addressOf.content}`]: () => store.model(),
    [`POST ${addressOf.save}`]: async (request) => store.save((await json(request)) as SaveRequest),
    [`POST ${addressOf.takeBack}`]: async (request) => store.takeBack((await json(request)) as string),
  };
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(JSON.stringify(body));
}

/** Lets nothing else than pages of this server in, and to the editor's addresses only those that know the token. */
function gate(store: ContentStore, token: string): Connect.NextHandleFunction {
  const found = answers(store);
  return (request, response, next) => {
    if (!isOwn(request.headers, request.socket.localPort ?? 0)) {
      send(response, 403, {
        refused: "ce serveur ne répond qu’aux navigateurs de cette machine, à son adresse",
      });
      return;
    }
    const [path = ""] = (request.url ?? "").split("?");
    if (!path.startsWith("/@editor/")) {
      next();
      return;
    }
    const answer = found[`${request.method ?? ""} ${path}`];
    if (!hasToken(request.headers, token))
      send(response, 403, { refused: "cette page est d’un lancement précédent : la recharger" });
    else if (!answer) send(response, 404, { refused: "il n’y a rien ici" });
    else
      Promise.resolve(request)
        .then(answer)
        .then(
          (body) => send(response, 200, body),
          (error: unknown) => {
            send(response, 500, { refused: error instanceof Error ? error.message : String(error) });
          },
        );
  };
}

/** Vite plugin of `npm run edit`, and of nothing else: an editor over the site that changes `content/`. */
export function editor(): Plugin {
  // A new one for each start: a page of an earlier one cannot write.
  const token = randomBytes(24).toString("base64url");
  let project = process.cwd();
  return {
    name: "editor",
    enforce: "pre",
    apply: "serve",
    config: () => ({
      server: { cors: false },
      oxc: { jsx: { importSource: elements } },
      optimizeDeps: { include: ["@vercel/stega"] },
    }),
    configResolved: ({ root }) => {
      project = root;
    },
    configureServer(server) {
      server.middlewares.use(gate(new ContentStore(project), token));
    },
    resolveId: (id) => {
      if (id === tokenModule) return `\0${id}`;
      return id === `${elements}/jsx-dev-runtime`
        ? join(import.meta.dirname, "jsx-dev-runtime.ts")
        : undefined;
    },
    load: (id) => (id === `\0${tokenModule}` ? `export const token = ${JSON.stringify(token)};` : undefined),
    transform(code, id) {
      // Made anew rather than changed: what it is made from was read when it was loaded.
      if (id === "\0virtual:content")
        return `export const content = ${JSON.stringify(markedContent(siteContent(project), formFields))};`;
      if (id === normalizePath(join(project, "app/entry.client.tsx")))
        return `${code}\nimport "/editor/client/main.tsx";`;
      return undefined;
    },
  };
}
