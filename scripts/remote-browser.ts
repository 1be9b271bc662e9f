/** Drives browsers that are not Playwright's own. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { stop } from "./processes.ts";

interface Message {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: unknown;
  readonly message?: string;
  readonly method?: string;
  readonly params?: { readonly sessionId?: string };
  readonly sessionId?: string;
}

interface Options {
  readonly program: string;
  /** @param profile a new folder for the browser's profile */
  readonly flags: (profile: string) => readonly string[];
  /** Path of the command socket, below the address that the browser prints. */
  readonly path?: string;
  readonly hear?: (event: Message) => void;
}

/** Starts a browser that takes commands over a WebSocket: Firefox by WebDriver BiDi, Chromium by its DevTools protocol. */
export async function startBrowser({ program, flags, path = "", hear }: Options) {
  const profile = mkdtempSync(join(tmpdir(), "browser-"));
  const args = ["--headless", "--remote-debugging-port=0", ...flags(profile)];
  const browser = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] });
  const address = await new Promise<string>((resolve, reject) => {
    const said: string[] = [];
    createInterface(browser.stderr).on("line", (line) => {
      said.push(line);
      const found = / listening on (ws:\S+)/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
    browser.once("exit", () => reject(new Error(`${program} did not start. It said:\n${said.join("\n")}`)));
  });
  const socket = new WebSocket(address + path);
  await once(socket, "open");

  const waiting = new Map<number, (answer: Message) => void>();
  let sent = 0;
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id === undefined) hear?.(message);
    else waiting.get(message.id)?.(message);
  });
  socket.addEventListener("close", () => {
    for (const answer of waiting.values()) answer({ error: "the browser has gone" });
  });
  return {
    /** Sends a command. @param sessionId of the tab or page; without it, the command is for the browser */
    async send<Result>(method: string, params: object = {}, sessionId?: string): Promise<Result> {
      const id = (sent += 1);
      const answered = new Promise<Message>((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params, sessionId }));
      const { result, error, message = "" } = await answered;
      waiting.delete(id);
      if (error !== undefined) throw new Error(`${method}: ${JSON.stringify(error)} ${message}`);
      return result as Result;
    },
    async close(): Promise<void> {
      await stop(browser);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
