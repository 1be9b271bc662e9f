import { createRoot } from "react-dom/client";
import panelStyles from "./panel.css?inline";
import { press, readModel } from "./actions.ts";
import { answersItself, textAt } from "./find-text.ts";
import { askBeforeLeaving } from "./leaving.ts";
import { Panel } from "./panel.tsx";
import { getState, subscribe } from "./store.ts";

/** In the page: that its texts can be pressed, and room for the panel, beside it on a wide screen and below on another. */
const pageStyles = `
  [data-field-paths]:hover { outline: 1px dashed; outline-offset: 2px }
  [data-editing] { outline: 2px solid; outline-offset: 2px; scroll-margin-block: 20vh }
  @media (width >= 64em) { [data-editor-open] #page { inline-size: 100vw; zoom: 0.64 } }
  @media (width < 64em) { [data-editor-open] #page { padding-block-end: 55vh } }
`;

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
      const text = textAt(event.target, event.clientX, event.clientY);
      if (!text) return;
      event.preventDefault();
      event.stopPropagation();
      void press(text);
    },
    { capture: true },
  );

  askBeforeLeaving();
  const followPanel = () => document.documentElement.toggleAttribute("data-editor-open", getState().open);
  subscribe(followPanel);
  followPanel();
  if (getState().open) void readModel();
}

// A page that is drawn ahead is nobody's yet.
if ("prerendering" in document && document.prerendering === true)
  document.addEventListener("prerenderingchange", begin, { once: true });
else begin();
