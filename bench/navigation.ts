import { setTimeout as wait } from "node:timers/promises";
import { methodOf, pageIds, pathOf, type PageId } from "#app/i18n/paths.ts";
import { Browser } from "./devtools.ts";
import { median } from "./statistics.ts";
import { tryAgain } from "./tries.ts";

/** The pages that the frame of every page links to. */
const framed = pageIds.filter((page) => methodOf(page) === undefined);

/** How long the pointer rests on a link before it is pressed, in ms: as a hand does, and until all has come from far. */
const [restMs, longRestMs] = [300, 2000];

/** How long it takes until all is still, in ms. */
const settleMs = 1500;

/** A way to press a link. */
interface Way {
  readonly name: string;
  /** Whether each request takes `latencyMs` more. */
  readonly far: boolean;
  readonly touch: boolean;
  /** How long the pointer rests on the link before, in ms. */
  readonly rest: number;
  /** Whether pages fade into each other, or change at once, as for visitors who want little movement. */
  readonly fade: boolean;
  /** What is wanted of the median, in ms. */
  readonly target?: number;
}

/** What the network adds to each request to a site that is far away, in ms. */
export const latencyMs = 150;

const hovered = `click, the pointer having rested on the link for ${restMs} ms`;
const near = { far: false, touch: false, rest: restMs, fade: false };

const ways: readonly Way[] = [
  { ...near, name: hovered, target: 90 },
  { ...near, name: "tap on a phone", touch: true, rest: 0, target: 110 },
  {
    ...near,
    name: `far away: click, the pointer having rested on the link for ${longRestMs / 1000} s`,
    far: true,
    rest: longRestMs,
    target: 160,
  },
  { ...near, name: "far away: click at once", far: true, rest: 0, target: 480 },
  { ...near, name: `${hovered}, with the fade`, fade: true },
];

/** How long after the press the new page is on the screen, in ms: median of the pages, and the slowest of them. */
export interface Journey {
  readonly way: string;
  readonly target: number | undefined;
  readonly median: number;
  readonly slowest: number;
  readonly slowestPage: PageId;
  /** How many of the pages were drawn ahead, out of all: before the press, or between the press and the release. */
  readonly ahead: number;
  readonly all: number;
}

/** Where the site is served: beside the browser, and as if it were far away. */
export interface Origins {
  readonly near: string;
  readonly far: string;
}

/** What a new page tells of how it came to the screen. */
interface Arrival {
  /** From the press to its first frame, in ms. */
  readonly time: number;
  readonly ahead: boolean;
}

/** The browser's own bars, which a window without a screen has too, in px. */
const barsPx = 87;

const flags = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];
/** A mouse, which a machine that only measures may not have. */
const mouseFlags = [
  "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4",
];
/** A finger for a pointer: the browser knows of no other one. */
const touchFlags = [
  "--touch-events=enabled",
  "--blink-settings=primaryHoverType=1,availableHoverTypes=1,primaryPointerType=2,availablePointerTypes=2",
];

/** How often and how many times a page is asked for something, and how long it has to answer, in ms. */
const [askEachMs, asks, answerMs] = [100, 200, 1000];

/** A tab of a visitor who has never been here. */
class Tab {
  readonly #browser: Browser;
  readonly #context: string;
  readonly #session: string;

  private constructor(browser: Browser, context: string, session: string) {
    this.#browser = browser;
    this.#context = context;
    this.#session = session;
  }

  static async open(browser: Browser, url: string, touch: boolean): Promise<Tab> {
    const { browserContextId } = await browser.send<{ browserContextId: string }>(
      "Target.createBrowserContext",
    );
    const [width, height] = touch ? [390, 844] : [1440, 900];
    const window = { browserContextId, width, height: height + barsPx, newWindow: true };
    // To the tab, not to its page: a page that is held is drawn ahead by no browser.
    const { targetId } = await browser.send<{ targetId: string }>("Target.createTarget", {
      ...window,
      url,
      forTab: true,
    });
    const { sessionId } = await browser.send<{ sessionId: string }>("Target.attachToTarget", {
      targetId,
      flatten: true,
    });
    await browser.send(
      "Target.setAutoAttach",
      { autoAttach: true, waitForDebuggerOnStart: false, flatten: true },
      sessionId,
    );
    return new Tab(browser, browserContextId, sessionId);
  }

  /** Gives a command to the first page. */
  send(method: string, params: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
    return this.#browser.send(method, params, this.#browser.pagesOf(this.#session).at(-1));
  }

  /** Value of an expression, in the first page that has one. A page that was drawn ahead is another than the one before. */
  async value<Value>(expression: string): Promise<Value> {
    for (let index = 0; index < asks; index += 1) {
      for (const page of this.#browser.pagesOf(this.#session)) {
        const asked = this.#browser
          .send<{ result: { value?: Value } }>("Runtime.evaluate", { expression, returnByValue: true }, page)
          // A document that has only just begun, or that has gone, cannot be asked, or does not answer.
          .catch(() => undefined);
        const answer = await Promise.race([asked, wait(answerMs, undefined)]);
        if (answer?.result.value !== undefined) return answer.result.value;
      }
      await wait(askEachMs);
    }
    throw new Error(`A page never had a value for ${expression}`);
  }

  async close(): Promise<void> {
    await this.#browser.send("Target.disposeBrowserContext", { browserContextId: this.#context });
  }
}

/** What the page at a path tells, once it has been painted. */
function arrivalAt(path: string): string {
  return `(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    if (location.pathname !== ${JSON.stringify(path)} || !paint) return undefined;
    const [{ activationStart }] = performance.getEntriesByType("navigation");
    // The browser gives the moment at which the frame was on the screen.
    const shown = performance.timeOrigin + Math.max(activationStart, paint.startTime);
    return { time: shown - Number(sessionStorage.getItem("pressed")), ahead: activationStart > 0 };
  })()`;
}

/** Where the link to an address is, in px from the window's corner; brings it into view. */
function placeOf(path: string): string {
  return `(() => {
    const links = document.querySelectorAll(${JSON.stringify(`header a[href="${path}"], footer a[href="${path}"]`)});
    const link = [...links].at(-1);
    link.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = link.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  })()`;
}

/** Keeps the time of the next press for the page to which it leads. */
const keepPress = `addEventListener("pointerdown", ({ timeStamp }) => {
  sessionStorage.setItem("pressed", String(performance.timeOrigin + timeStamp));
}, { capture: true, once: true }), true`;

async function journey(browser: Browser, site: string, id: PageId, { touch, rest }: Way): Promise<Arrival> {
  const tab = await Tab.open(browser, site + (id === "home" ? pathOf("about", "fr") : "/"), touch);
  try {
    await tab.value(`document.documentElement.dataset.js === "ready" || undefined`);
    for (const type of ["keyDown", "keyUp"])
      await tab.send("Input.dispatchKeyEvent", { type, key: "Escape" });
    const path = pathOf(id, "fr");
    const place = await tab.value<{ x: number; y: number }>(placeOf(path));
    // Somebody has read on until there, and what was to be loaded and moved on the way has been.
    await wait(settleMs);
    await tab.value(keepPress);
    if (touch) {
      const down = tab.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [place] });
      await Promise.all([down, tab.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })]);
    } else {
      const send = (type: string, button: object = {}) =>
        tab.send("Input.dispatchMouseEvent", { type, ...place, ...button });
      await send("mouseMoved");
      await wait(rest);
      const button = { button: "left", clickCount: 1 };
      // The release does not wait for what the press begins.
      await Promise.all([send("mousePressed", button), send("mouseReleased", button)]);
    }
    // Nothing is asked while it is on its way, which could delay it.
    await wait(settleMs);
    return await tab.value<Arrival>(arrivalAt(path));
  } finally {
    await tab.close();
  }
}

async function travel(program: string, origins: Origins, way: Way, runs: number): Promise<Journey> {
  const browser = await Browser.launch(program, [
    ...flags,
    ...(way.touch ? touchFlags : mouseFlags),
    ...(way.fade ? [] : ["--force-prefers-reduced-motion"]),
  ]);
  const times = new Map<PageId, number>();
  let ahead = 0;
  try {
    for (const id of framed) {
      const arrivals: Arrival[] = [];
      for (let index = 0; index < runs; index += 1) {
        const go = () => journey(browser, way.far ? origins.far : origins.near, id, way);
        arrivals.push(await tryAgain(`The way to ${id} (${way.name})`, go));
      }
      times.set(id, median(arrivals.map(({ time }) => time)));
      ahead += arrivals.filter((arrival) => arrival.ahead).length;
    }
  } finally {
    await browser.close();
  }
  const [slowestPage, slowest] = [...times].reduce((one, other) => (other[1] > one[1] ? other : one));
  return {
    way: way.name,
    target: way.target,
    median: median([...times.values()]),
    slowest,
    slowestPage,
    ahead,
    all: framed.length * runs,
  };
}

/** Goes to every page that the frame links to, in every way. */
export async function navigation(origins: Origins, program: string, runs: number): Promise<Journey[]> {
  const journeys: Journey[] = [];
  for (const way of ways) journeys.push(await travel(program, origins, way, runs));
  return journeys;
}
