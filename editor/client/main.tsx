import { createRoot } from "react-dom/client";
import panelStyles from "./panel.css?inline";
import { press, readModel } from "./actions.ts";
import { answersItself, textAt } from "./find-text.ts";
import { Panel } from "./panel.tsx";
import { getState, subscribe } from "./store.ts";

/** Begins the editor in a page of `npm run edit`. */

const page = document.getElementById("page") ?? document.body;

/** What shows in the page that its texts can be pressed. */
const pageStyles =
  "[data-field-paths]:hover { outline: 1px dashed; outline-offset: 2px } [data-editing] { outline: 2px solid; outline-offset: 2px }";

function begin(): void {
  const host = document.createElement("div");
  host.id = "editor";
  const shadow = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(panelStyles);
  shadow.adoptedStyleSheets = [sheet];
  document.body.append(host);
  createRoot(shadow).render(<Panel />);

  const onPage = new CSSStyleSheet();
  onPage.replaceSync(pageStyles);
  document.adoptedStyleSheets.push(onPage);

  // Before the page's own: a pressed text of a link must not lead away.
  document.addEventListener(
    "click",
    (event) => {
      if (!(event.target instanceof Element) || host.contains(event.target)) return;
      if (answersItself(event.target) && !event.altKey) return;
      // Selecting words is not pressing on them.
      if (getSelection()?.isCollapsed === false) return;
      const text = textAt(page, event.target, event.clientX, event.clientY);
      if (!text) return;
      event.preventDefault();
      event.stopPropagation();
      void press(text, event.clientX > innerWidth / 2 ? "start" : "end");
    },
    { capture: true },
  );

  const readWhereOpen = () => {
    if (getState().open && !getState().model) void readModel();
  };
  subscribe(readWhereOpen);
  readWhereOpen();
}

// A page that is drawn ahead is nobody's yet.
if ("prerendering" in document && document.prerendering === true)
  document.addEventListener("prerenderingchange", begin, { once: true });
else begin();
