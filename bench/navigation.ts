import { setTimeout as wait } from "node:timers/promises";
import { methodOf, type PageId } from "#model/site/pages.ts";
import { pageIds, pathOf } from "../tests/support/current-site.ts";
import { startBrowser } from "../scripts/remote-browser.ts";
import { median, table, tryAgain } from "./report.ts";

/** The pages that the frame (bar and footer) links to. */
const framed = pageIds.filter((page) => methodOf(page) === undefined);

/** Added latency of each request when the site is "far away", in ms. */
export const latencyMs = 150;

/** A way to press a link. */
interface Way {
  readonly name: string;
  /** Whether each request gets `latencyMs` of added latency. */
  readonly far?: boolean;
  readonly touch?: boolean;
  /** How long the pointer rests on the link before the press, in ms. */
  readonly rest?: number;
  /** Whether pages fade into each other; false sets reduced motion. */
  readonly fade?: boolean;
  /** The budget for the median, in ms. */
  readonly target?: number;
}

const ways: readonly Way[] = [
  { name: "click after 300 ms on the link", rest: 300, target: 90 },
  { name: "tap on a phone", touch: true, target: 110 },
  { name: "far away: click after 2 s on the link", far: true, rest: 2000, target: 160 },
  { name: "far away: click at once", far: true, target: 480 },
  { name: "click after 300 ms on the link, with the fade", rest: 300, fade: true },
];

/** Time from the press to the first frame of the new page, in ms, and whether the page was prerendered. */
interface Arrival {
  readonly time: number;
  readonly ahead: boolean;
}

/** How long to wait until pages and network are idle, in ms. */
const settleMs = 1500;

/** Starts a browser without Playwright, which disables prerendering. */
async function launch(program: string, { touch = false, fade = false }: Way) {
  /** Sessions of the pages that a tab has shown or prerenders, the newest first. */
  const pages = new Map<string, readonly string[]>();
  // Emulates a mouse, which a server may not have, or a touch screen as the only pointer.
  const [hover, pointer] = touch ? [1, 2] : [2, 4];
  const browser = await startBrowser({
    program,
    flags: (profile) => [
      ...[`--user-data-dir=${profile}`, "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
      `--blink-settings=primaryHoverType=${hover},availableHoverTypes=${hover},primaryPointerType=${pointer},availablePointerTypes=${pointer}`,
      ...(touch ? ["--touch-events=enabled"] : []),
      ...(fade ? [] : ["--force-prefers-reduced-motion"]),
    ],
    hear: ({ method, params, sessionId: tab = "" }) => {
      if (method === "Target.attachedToTarget" && params?.sessionId !== undefined)
        pages.set(tab, [params.sessionId, ...(pages.get(tab) ?? [])]);
    },
  });
  return { ...browser, pagesOf: (tab: string) => pages.get(tab) ?? [] };
}

/** What the page at a path reports after its first paint; the browser gives the time at which the frame was on the screen. */
const arrivalAt = (path: string) => `(() => {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  if (location.pathname !== ${JSON.stringify(path)} || !paint) return undefined;
  const [{ activationStart }] = performance.getEntriesByType("navigation");
  const shown = performance.timeOrigin + Math.max(activationStart, paint.startTime);
  return { time: shown - Number(sessionStorage.getItem("pressed")), ahead: activationStart > 0 };
})()`;

/** Scrolls the link to an address into view. Returns its position, in px from the corner of the viewport. */
const placeOf = (path: string) => `(() => {
  const link = [...document.querySelectorAll('header a[href="${path}"], footer a[href="${path}"]')].at(-1);
  link.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = link.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
})()`;

/** Stores the time of the next press, for the page to which it leads. */
const keepPress = `addEventListener("pointerdown", ({ timeStamp }) => {
  sessionStorage.setItem("pressed", String(performance.timeOrigin + timeStamp));
}, { capture: true, once: true }), true`;

/** Goes to a page once, as a first-time visitor. */
async function journey(
  browser: Awaited<ReturnType<typeof launch>>,
  site: string,
  id: PageId,
  { touch = false, rest = 0 }: Way,
): Promise<Arrival> {
  const { browserContextId } = await browser.send<{ browserContextId: string }>(
    "Target.createBrowserContext",
  );
  // The height includes the browser's own bars (87 px). We attach to the tab, not to its page: a browser does not prerender
  // while a debugger is attached to the page.
  const window = { newWindow: true, width: touch ? 390 : 1440, height: (touch ? 844 : 900) + 87 };
  const url = site + (id === "home" ? pathOf("about", "fr") : "/");
  const { targetId } = await browser.send<{ targetId: string }>("Target.createTarget", {
    ...{ ...window, browserContextId, url, forTab: true },
  });
  const { sessionId } = await browser.send<{ sessionId: string }>("Target.attachToTarget", {
    targetId,
    flatten: true,
  });
  const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await browser.send("Target.setAutoAttach", attach, sessionId);

  /** Value of an expression in the newest page that has one. A prerendered page is another target than the page before it. */
  const value = async <Value>(expression: string): Promise<Value> => {
    for (let index = 0; index < 200; index += 1) {
      for (const page of browser.pagesOf(sessionId)) {
        const asked = browser
          .send<{ result: { value?: Value } }>("Runtime.evaluate", { expression, returnByValue: true }, page)
          // A document that is just loading, or already gone, fails or does not answer.
          .catch(() => undefined);
        const answer = await Promise.race([asked, wait(1000, undefined)]);
        if (answer?.result.value !== undefined) return answer.result.value;
      }
      await wait(100);
    }
    throw new Error(`A page never had a value for ${expression}`);
  };
  /** Sends a command to the tab's first page. */
  const send = (method: string, params: object) =>
    browser.send(method, params, browser.pagesOf(sessionId).at(-1));

  try {
    await value(`document.documentElement.dataset.js === "ready" || undefined`);
    for (const type of ["keyDown", "keyUp"]) await send("Input.dispatchKeyEvent", { type, key: "Escape" });
    const path = pathOf(id, "fr");
    const place = await value<{ x: number; y: number }>(placeOf(path));
    // Scroll first, as a reader would, so that loading and animations on the way are over.
    await wait(settleMs);
    await value(keepPress);
    const mouse = { ...place, button: "left", clickCount: 1 };
    if (!touch) await send("Input.dispatchMouseEvent", { type: "mouseMoved", ...place });
    await wait(rest);
    // Release at once, without waiting for the effects of the press.
    await Promise.all(
      touch
        ? [
            send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [place] }),
            send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }),
          ]
        : ["mousePressed", "mouseReleased"].map((type) =>
            send("Input.dispatchMouseEvent", { type, ...mouse }),
          ),
    );
    // Evaluate nothing during the navigation, which could delay it.
    await wait(settleMs);
    return await value<Arrival>(arrivalAt(path));
  } finally {
    await browser.send("Target.disposeBrowserContext", { browserContextId });
  }
}

/** Navigates to every page that the frame links to, in every way. @returns a table */
export async function navigationTable(
  { near, far }: { readonly near: string; readonly far: string },
  program: string,
  runs: number,
): Promise<string> {
  const rows: (string | number)[][] = [];
  for (const way of ways) {
    const browser = await launch(program, way);
    const times: { readonly id: PageId; readonly time: number }[] = [];
    let ahead = 0;
    for (const id of framed) {
      const arrivals: Arrival[] = [];
      const go = () => journey(browser, way.far ? far : near, id, way);
      for (let run = 0; run < runs; run += 1)
        arrivals.push(await tryAgain(`The way to ${id} (${way.name})`, go));
      times.push({ id, time: median(arrivals.map(({ time }) => time)) });
      ahead += arrivals.filter((arrival) => arrival.ahead).length;
    }
    await browser.close();
    const [slowest] = times.toSorted((one, other) => other.time - one.time);
    rows.push([
      ...[way.name, way.target ?? "", median(times.map(({ time }) => time)).toFixed(0)],
      ...[`${slowest?.time.toFixed(0)} (${slowest?.id})`, `${ahead} of ${framed.length * runs}`],
    ]);
  }
  return table(["How", "Wanted", "Median of the pages", "Slowest", "Drawn ahead"], rows);
}
