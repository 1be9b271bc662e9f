/** Adds the editor to the dev server. */
import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";
import { join } from "node:path";
import { z } from "zod";
import { normalizePath, type Connect, type Plugin } from "vite";
import { answering, type Answer } from "../ssg/answering.ts";
import type { Project } from "../ssg/project.ts";
import { ContentStore, inWords } from "./content-store.ts";
import { formFieldsOf } from "./fields.ts";
import { hasToken, isOwn } from "./guard.ts";
import { taggedContent } from "./source-tags.ts";
import { addressOf, newLanguageSchema, saveRequestSchema } from "./protocol.ts";

const tokenModule = "virtual:editor-token";
const elements = "editor-elements";

/** Middleware: accepts only requests from pages of this server, and for the editor's addresses only with the token. */
function gate(store: ContentStore, token: string): Connect.NextHandleFunction {
  const answers: Readonly<Record<string, (request: IncomingMessage) => object | Promise<object>>> = {
    [`GET ${addressOf.content}`]: () => store.model(),
    [`GET ${addressOf.warnings}`]: () => store.warnings(),
    [`POST ${addressOf.save}`]: async (request) => store.save(saveRequestSchema.parse(await json(request))),
    [`POST ${addressOf.addLanguage}`]: async (request) =>
      store.addLanguage(newLanguageSchema.parse(await json(request))),
    [`POST ${addressOf.removeLanguage}`]: async (request) =>
      store.removeLanguage(z.string().parse(await json(request))),
    [`POST ${addressOf.takeBack}`]: async (request) => store.takeBack(z.string().parse(await json(request))),
  };
  const jsonOf = (status: number, said: object): Answer => ({
    status,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(said),
  });
  const refused = (status: number, why: string) => jsonOf(status, { refused: why });
  /** The answer, or undefined if the site answers. */
  const answerTo = async (request: IncomingMessage) => {
    if (!isOwn(request.headers, request.socket.localPort ?? 0))
      return refused(403, "ce serveur ne répond qu’aux navigateurs de cette machine, à son adresse");
    const [path = ""] = (request.url ?? "").split("?");
    if (!path.startsWith("/@editor/")) return undefined;
    if (!hasToken(request.headers, token))
      return refused(403, "cette page est d’un lancement précédent : la recharger");
    const answer = answers[`${request.method ?? ""} ${path}`];
    return answer ? jsonOf(200, await answer(request)) : refused(404, "il n’y a rien ici");
  };
  return answering((request) =>
    answerTo(request).catch((error: unknown) => {
      if (error instanceof z.ZodError)
        return refused(400, "cette demande n’a pas la forme attendue : recharger la page");
      const said = inWords(error);
      return refused(500, said instanceof Error ? said.message : String(said));
    }),
  );
}

/** Vite plugin, only for `npm run edit`: an editor over the site that changes `content/`. */
export function editor(project: Project): Plugin {
  // A new token for each start: a page of an earlier start cannot write.
  const token = randomBytes(24).toString("base64url");
  return {
    name: "editor",
    enforce: "pre",
    apply: "serve",
    config: () => ({
      server: { cors: false },
      oxc: { jsx: { importSource: elements } },
      optimizeDeps: { include: ["@vercel/stega", "zod"] },
    }),
    configureServer(server) {
      server.middlewares.use(gate(new ContentStore(project.folder, project.memory), token));
    },
    resolveId: (id) => {
      if (id === tokenModule) return `\0${id}`;
      return id === `${elements}/jsx-dev-runtime`
        ? join(import.meta.dirname, "jsx-dev-runtime.ts")
        : undefined;
    },
    load: (id) => (id === `\0${tokenModule}` ? `export const token = ${JSON.stringify(token)};` : undefined),
    transform(code, id) {
      // Replaces the module's code: tags need the current content and fields, which the code does not contain.
      if (id === "\0virtual:content") {
        const site = project.site();
        return `export const content = ${JSON.stringify(taggedContent(site.content, formFieldsOf(site)))};`;
      }
      if (id === normalizePath(join(project.folder, "app/entry.ts")))
        return `${code}\nimport "/editor/client/main.tsx";`;
      return undefined;
    },
  };
}
