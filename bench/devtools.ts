import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** What the browser says: the answer to a command, or an event. */
interface Message {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
  readonly method?: string;
  readonly params?: { readonly sessionId?: string };
  readonly sessionId?: string;
}

export type Browser = Awaited<ReturnType<typeof launch>>;

/** Starts a browser that is told what to do by its own protocol alone: Playwright forbids it to draw pages ahead. */
export async function launch(program: string, flags: readonly string[]) {
  const profile = mkdtempSync(join(tmpdir(), "bench-"));
  const own = ["--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`];
  const browser = spawn(program, [...own, ...flags], { stdio: ["ignore", "ignore", "pipe"] });
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(browser.stderr).on("line", (line) => {
      const said = /^DevTools listening on (\S+)/.exec(line)?.[1];
      if (said !== undefined) resolve(said);
    });
    browser.once("exit", () => reject(new Error(`${program} did not start`)));
  });
  const socket = new WebSocket(address);
  await once(socket, "open");

  const waiting = new Map<number, (answer: Message) => void>();
  const pages = new Map<string, readonly string[]>();
  const pagesOf = (tab: string) => pages.get(tab) ?? [];
  let sent = 0;
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    const { method, params, sessionId: tab = "" } = message;
    if (method === "Target.attachedToTarget" && params?.sessionId !== undefined)
      pages.set(tab, [params.sessionId, ...pagesOf(tab)]);
  });
  socket.addEventListener("close", () => {
    for (const answer of waiting.values()) answer({ error: { message: "the browser has gone" } });
  });

  /** Gives a command. @param sessionId of the tab or page that it is for; without it, it is for the browser */
  async function send<Result>(method: string, params: object = {}, sessionId?: string): Promise<Result> {
    const id = (sent += 1);
    const answered = new Promise<Message>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    const { result, error } = await answered;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as Result;
  }

  return {
    send,
    /** Sessions of the pages that a tab has shown or draws ahead, the newest first. @param tab its session */
    pagesOf,
    async close(): Promise<void> {
      const ended = once(browser, "exit");
      // It may be gone before it has answered.
      await send("Browser.close").catch(() => undefined);
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
