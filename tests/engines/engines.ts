import { expect } from "@playwright/test";
import { installedProgram } from "../../scripts/debian.ts";
import { freePort } from "../../scripts/ports.ts";
import { startServer, stop } from "../../scripts/processes.ts";
import { startBrowser } from "../../scripts/remote-browser.ts";

/** The commands that every browser engine supports, with any protocol. */
export interface Engine {
  /** Loads an address as if typed into the address bar, and waits until the document has loaded. */
  readonly goto: (url: string) => Promise<unknown>;
  /** Value of an expression in the page, which must be JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Presses and releases the pointer. @param x @param y in px from the corner of the viewport */
  readonly click: (x: number, y: number) => Promise<unknown>;
  /** Presses and releases a key, by its name in `KeyboardEvent.key`. */
  readonly press: (key: string) => Promise<unknown>;
  /** Sets the viewport's width in px, and a fixed height. */
  readonly resize: (width: number) => Promise<unknown>;
  readonly close: () => Promise<unknown>;
}

const height = 800;

/** Keys as WebDriver names them. @see https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Readonly<Record<string, string>> = { Enter: "\uE007", Escape: "\uE00C", ArrowRight: "\uE014" };

/** How long a press lasts, in ms, as that of a finger or a mouse: pages act on its beginning. */
const pressMs = 80;

/** Pointer and keyboard actions in the format of both WebDriver protocols. */
const inputBy = (perform: (actions: readonly object[]) => Promise<unknown>) => ({
  click: (x: number, y: number) =>
    perform([
      {
        type: "pointer",
        id: "pointer",
        actions: [
          { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
          { type: "pointerDown", button: 0 },
          { type: "pause", duration: pressMs },
          { type: "pointerUp", button: 0 },
        ],
      },
    ]),
  press: (key: string) =>
    perform([
      {
        type: "key",
        id: "keyboard",
        actions: ["keyDown", "keyUp"].map((type) => ({ type, value: keys[key] })),
      },
    ]),
});

/** Starts Firefox, driven by WebDriver BiDi without a separate driver. @see https://www.w3.org/TR/webdriver-bidi/ */
async function openFirefox(program: string): Promise<Engine> {
  const firefox = await startBrowser({
    program,
    flags: (profile) => ["--no-remote", "--profile", profile],
    path: "/session",
  });
  await firefox.send("session.new", { capabilities: {} });
  const tree = await firefox.send<{ contexts: { context: string }[] }>("browsingContext.getTree");
  const context = tree.contexts[0]?.context;
  const resize = (width: number) =>
    firefox.send("browsingContext.setViewport", { context, viewport: { width, height } });
  return {
    goto: (url) => firefox.send("browsingContext.navigate", { context, url, wait: "complete" }),
    evaluate: async (expression) => {
      const { result } = await firefox.send<{ result?: { value?: string } }>("script.evaluate", {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: true,
      });
      return result?.value === undefined ? undefined : (JSON.parse(result.value) as unknown);
    },
    ...inputBy((actions) => firefox.send("input.performActions", { context, actions })),
    resize,
    close: () => firefox.close(),
  };
}

/** Opens a window of WebKitGTK's MiniBrowser, by WebDriver. It needs a display, such as that of `xvfb-run`. */
async function openWebKit(program: string): Promise<Engine> {
  const port = await freePort(24_000 + 100 * Number(process.env.TEST_WORKER_INDEX ?? 0));
  const address = `http://127.0.0.1:${port}/session`;
  const driver = await startServer({
    program,
    args: [`--port=${port}`],
    url: `http://127.0.0.1:${port}/status`,
  });
  const ask = async <Value>(path: string, body?: object): Promise<Value> => {
    const response = await fetch(address + path, {
      method: body ? "POST" : "DELETE",
      signal: AbortSignal.timeout(30_000),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Value & { readonly message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.message ?? String(response.status)}`);
    return value;
  };
  const { sessionId } = await ask<{ sessionId: string }>("", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": { args: ["--automation"] } } },
  });
  const evaluate = (expression: string) =>
    ask(`/${sessionId}/execute/sync`, { script: `return (${expression})`, args: [] });
  const ofWindow = (width: number) => ask(`/${sessionId}/window/rect`, { width, height });
  return {
    goto: (url) => ask(`/${sessionId}/url`, { url }),
    evaluate,
    ...inputBy((actions) => ask(`/${sessionId}/actions`, { actions })),
    resize: async (width) => {
      // The window's width includes its frame, the page's width does not.
      await ofWindow(width + Number(await evaluate("outerWidth - innerWidth")));
      await expect.poll(() => evaluate("innerWidth"), "the window has its width").toBe(width);
    },
    close: async () => {
      await ask(`/${sessionId}`).catch(() => undefined);
      await stop(driver);
    },
  };
}

/** Opens a window of an engine. @param name of a project in playwright.config.ts */
export function openEngine(name: string): Promise<Engine> {
  const program = (command: string) => installedProgram(command) ?? command;
  return name === "firefox" ? openFirefox(program("firefox-esr")) : openWebKit(program("WebKitWebDriver"));
}
