import { createRoot } from "react-dom/client";
import panelStyles from "./panel.css?inline";
import { press, readModel } from "./actions.ts";
import { answersItself, pictureAt, textAt } from "./find-text.ts";
import { askBeforeLeaving } from "./leaving.ts";
import { Panel } from "./panel.tsx";
import { getState, setState, subscribe } from "./store.ts";

/** Styles of the page: outlines of texts that can be edited, and room for the panel, beside the page or (narrow) below it. */
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

  // Capture, before the page's own listeners: pressing on a link's text must not follow the link.
  document.addEventListener(
    "click",
    (event) => {
      if (!(event.target instanceof Element) || host.contains(event.target)) return;
      if (answersItself(event.target) && !event.altKey) return;
      // Ignore a press that selects text.
      if (getSelection()?.isCollapsed === false) return;
      const { clientX: x, clientY: y } = event;
      const pressed = textAt(event.target, x, y) ?? pictureAt(x, y);
      if (!pressed) return;
      event.preventDefault();
      event.stopPropagation();
      void press(pressed);
    },
    { capture: true },
  );

  askBeforeLeaving();
  const followPanel = () => {
    const { open } = getState();
    document.documentElement.toggleAttribute("data-editor-open", open);
    // When a page reloads, the browser restores its scroll position before it has made room for the panel.
    history.scrollRestoration = open ? "manual" : "auto";
  };
  subscribe(followPanel);
  followPanel();
  if (getState().open) scrollTo({ top: getState().top, behavior: "instant" });
  addEventListener("pagehide", () => {
    setState({ top: scrollY });
  });
  if (getState().open) void readModel();
}

// In a prerendered page, wait until the visitor opens it.
if ("prerendering" in document && document.prerendering === true)
  document.addEventListener("prerenderingchange", begin, { once: true });
else begin();
