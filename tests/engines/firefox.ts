import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stop } from "../../scripts/processes.ts";
import { keyActions, pointerActions, windowHeight, type Engine } from "./engine.ts";

interface Answer {
  readonly id?: number;
  readonly type: "success" | "error" | "event";
  readonly message?: string;
  readonly result?: unknown;
}

/** Address at which Firefox listens, which it says once it does. */
function listeningAddress(firefox: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    firefox.stderr?.on("data", (data: Buffer) => {
      said += data.toString();
      const address = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
    firefox.once("exit", () => reject(new Error(`Firefox ended before it listened. It said:\n${said}`)));
  });
}

/** Commands of WebDriver BiDi over a socket. @see https://www.w3.org/TR/webdriver-bidi/ */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", reject);
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener("message", ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let last = 0;
  return async <Result>(method: string, params: object): Promise<Result> => {
    const id = (last += 1);
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const answer = await answered;
    waiting.delete(id);
    if (answer.type === "error") throw new Error(`${method}: ${answer.message ?? "refused"}`);
    return answer.result as Result;
  };
}

/** A new Firefox with a profile of its own, driven by WebDriver BiDi without a program between. */
export async function openFirefox(program: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  const firefox = spawn(
    program,
    ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const send = await connect(`${await listeningAddress(firefox)}/session`);
  await send("session.new", { capabilities: {} });
  const { contexts } = await send<{ contexts: { context: string }[] }>("browsingContext.getTree", {});
  const context = contexts[0]?.context;
  const resize = (width: number) =>
    send<undefined>("browsingContext.setViewport", { context, viewport: { width, height: windowHeight } });
  await resize(1280);
  return {
    goto: async (url) => {
      await send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    evaluate: async (expression) => {
      const { result } = await send<{ result?: { value?: string } }>("script.evaluate", {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: true,
      });
      return result?.value === undefined ? undefined : (JSON.parse(result.value) as unknown);
    },
    click: async (x, y) => {
      await send("input.performActions", { context, actions: pointerActions(x, y) });
    },
    press: async (key) => {
      await send("input.performActions", { context, actions: keyActions(key) });
    },
    resize: async (width) => {
      await resize(width);
    },
    close: async () => {
      await stop(firefox);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
