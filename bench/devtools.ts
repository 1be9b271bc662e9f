import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What the browser says: the answer to a command, or an event. */
interface Message {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
  readonly method?: string;
  readonly params?: { readonly sessionId?: string };
  readonly sessionId?: string;
}

type Parameters = Readonly<Record<string, unknown>>;

/** Starts the browser. @returns it, and the address at which it takes commands */
async function start(program: string, args: readonly string[]): Promise<[ChildProcess, string]> {
  const browser = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  for await (const data of browser.stderr.iterator({ destroyOnReturn: false })) {
    said += String(data);
    const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
    if (address === undefined) continue;
    // Read on, or it stops once the pipe is full.
    browser.stderr.resume();
    return [browser, address];
  }
  throw new Error(`${program} did not start. It said:\n${said}`);
}

/** A browser that is told what to do by its own protocol alone: Playwright forbids it to draw pages ahead. */
export class Browser {
  readonly #process: ChildProcess;
  readonly #profile: string;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: Message) => void>();
  readonly #pages = new Map<string, readonly string[]>();
  #sent = 0;

  private constructor(process: ChildProcess, profile: string, socket: WebSocket) {
    this.#process = process;
    this.#profile = profile;
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => {
      const message = JSON.parse(String(data)) as Message;
      if (message.id !== undefined) this.#waiting.get(message.id)?.(message);
      const { method, params, sessionId: tab = "" } = message;
      if (method === "Target.attachedToTarget" && params?.sessionId !== undefined)
        this.#pages.set(tab, [params.sessionId, ...this.pagesOf(tab)]);
    });
    socket.addEventListener("close", () => {
      for (const answer of this.#waiting.values()) answer({ error: { message: "the browser has gone" } });
    });
  }

  /** Sessions of the pages that a tab has shown or draws ahead, the newest first. @param tab its session */
  pagesOf(tab: string): readonly string[] {
    return this.#pages.get(tab) ?? [];
  }

  static async launch(program: string, flags: readonly string[]): Promise<Browser> {
    const profile = mkdtempSync(join(tmpdir(), "bench-"));
    const own = ["--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`];
    const [process, address] = await start(program, [...own, ...flags]);
    const socket = new WebSocket(address);
    await once(socket, "open");
    return new Browser(process, profile, socket);
  }

  /** Gives a command. @param session of the tab that it is for; without it, it is for the browser  @throws with the browser's words */
  async send<Result>(method: string, params: Parameters = {}, session?: string): Promise<Result> {
    const id = (this.#sent += 1);
    const answered = new Promise<Message>((resolve) => this.#waiting.set(id, resolve));
    this.#socket.send(JSON.stringify({ id, method, params, ...(session && { sessionId: session }) }));
    const { result, error } = await answered;
    this.#waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as Result;
  }

  async close(): Promise<void> {
    const ended = once(this.#process, "exit");
    // It may be gone before it has answered.
    await this.send("Browser.close").catch(() => undefined);
    await ended;
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
