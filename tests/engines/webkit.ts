import { freePort } from "../../scripts/ports.ts";
import { startServer, stop } from "../../scripts/processes.ts";
import { keyActions, pointerActions, windowHeight, type Engine } from "./engine.ts";

const limitMs = 30_000;

interface Session {
  readonly sessionId: string;
}

/** Asks the driver for something. @throws with its own words, when it refuses */
async function ask<Value>(address: string, method: "GET" | "POST" | "DELETE", body?: object): Promise<Value> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(limitMs),
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: Value & { readonly message?: string } };
  if (!response.ok) throw new Error(`${address}: ${value.message ?? String(response.status)}`);
  return value;
}

/**
 * A new window of WebKitGTK's small browser, driven by WebDriver. It needs a screen: `xvfb-run` makes one.
 * @param program path of WebKitWebDriver
 */
export async function openWebKit(program: string): Promise<Engine> {
  const port = await freePort(24_000 + 100 * Number(process.env.TEST_WORKER_INDEX ?? 0));
  const address = `http://127.0.0.1:${port}`;
  const driver = await startServer({ program, args: [`--port=${port}`], url: `${address}/status` });
  const { sessionId } = await ask<Session>(`${address}/session`, "POST", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": { args: ["--automation"] } } },
  });
  const session = `${address}/session/${sessionId}`;
  const evaluate = (expression: string) =>
    ask(`${session}/execute/sync`, "POST", { script: `return (${expression})`, args: [] });
  const resize = async (width: number) => {
    await ask(`${session}/window/rect`, "POST", { width, height: windowHeight });
    // The window has a frame, which the page's width does not count.
    const inner = Number(await evaluate("innerWidth"));
    if (inner !== width)
      await ask(`${session}/window/rect`, "POST", { width: 2 * width - inner, height: windowHeight });
  };
  return {
    goto: async (url) => {
      await ask(`${session}/url`, "POST", { url });
    },
    evaluate,
    click: async (x, y) => {
      await ask(`${session}/actions`, "POST", { actions: pointerActions(x, y) });
    },
    press: async (key) => {
      await ask(`${session}/actions`, "POST", { actions: keyActions(key) });
    },
    resize,
    close: async () => {
      await ask(session, "DELETE").catch(() => undefined);
      await stop(driver);
    },
  };
}
