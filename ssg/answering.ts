/** Answers of the dev server's own middlewares. */
import type { ServerResponse } from "node:http";
import type { Connect } from "vite";

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Sends an answer that is never cached. */
export function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { "Cache-Control": "no-store", ...headers }).end(body);
}

/** A middleware that sends an answer, or leaves the request to the next one if that is undefined. */
export function answering(
  answerTo: (request: Connect.IncomingMessage) => Promise<Answer | undefined>,
): Connect.NextHandleFunction {
  return (request, response, next) => {
    answerTo(request).then((answer) => {
      if (answer) send(response, answer);
      else next();
    }, next);
  };
}
