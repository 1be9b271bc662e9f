// First of all: here begins the one style sheet of all pages.
import "virtual:colours.css";
import "virtual:constants.css";
import "#app/styles/index.css";
import "virtual:inks.css";
import { startTransition, StrictMode, useEffect, type ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { App, type PageData } from "./app.tsx";

type Page = ComponentType<{ readonly data: unknown }>;

function ReadyApp(props: Parameters<typeof App>[0]) {
  useEffect(() => {
    document.documentElement.dataset.js = "ready";
  }, []);
  return <App {...props} />;
}

/** Hydrates bit by bit, so that presses are answered meanwhile. Where a part throws, the document stays, as without scripts. */
export function hydrate(page: HTMLElement, { default: Page }: { readonly default: Page }): void {
  const data = JSON.parse(document.getElementById("page-data")?.textContent ?? "") as PageData;
  // In a document of its own, which fetches no picture.
  const asItCame = document.implementation.createHTMLDocument().importNode(page, true);
  startTransition(() => {
    hydrateRoot(
      page,
      <StrictMode>
        <ReadyApp page={Page} data={data} />
      </StrictMode>,
      {
        onRecoverableError: (error) => {
          // Drawn anew: what was not as it was sent, such as words that a translator had changed.
          dispatchEvent(new Event("pageredrawn"));
          reportError(error);
        },
        onUncaughtError: (error) => {
          page.replaceWith(asItCame);
          delete document.documentElement.dataset.js;
          reportError(error);
        },
      },
    );
  });
}
