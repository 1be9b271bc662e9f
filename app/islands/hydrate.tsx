import { startTransition, StrictMode, useEffect, type ComponentType, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

/** Empty markup, which trusted types (https://www.w3.org/TR/trusted-types/) allow. */
const noMarkup = {
  __html:
    (window as { readonly trustedTypes?: { readonly emptyHTML: string } }).trustedTypes?.emptyHTML ?? "",
};

/**
 * The slots of an island as elements whose content React leaves as it is. If React renders the island anew, their nodes are put
 * back.
 */
function slotsOf(island: Element): ReactNode[] {
  const slots = [...island.querySelectorAll("x-slot")].filter((slot) => slot.closest("x-island") === island);
  return slots.map((slot, index) => {
    const nodes = [...slot.childNodes];
    const fill = (element: HTMLElement | null) => {
      if (element && !element.hasChildNodes()) element.append(...nodes);
    };
    // Slots keep their order, so the index may be the key.
    return <x-slot key={index} ref={fill} suppressHydrationWarning dangerouslySetInnerHTML={noMarkup} />;
  });
}

/** Removes the line ends between elements (`app/documents/plain-text.server.ts`): React did not render them. */
function removeLineEnds(island: Element) {
  const texts = document.createNodeIterator(island, NodeFilter.SHOW_TEXT);
  let text: Text | null;
  while ((text = texts.nextNode() as Text | null))
    if (text.data === "\n" && text.parentElement?.closest("x-island, x-slot") === island) text.remove();
}

function Hydrated({
  children,
  onHydrated,
}: {
  readonly children: ReactNode;
  readonly onHydrated: () => void;
}) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/**
 * Hydrates an island. If it throws, now or later, its original HTML is put back and the rest of the page goes on.
 * @param module the island's module @returns resolves once the island is interactive; rejects if it throws before
 */
export function hydrate(island: HTMLElement, module: { readonly default: ComponentType<Props> }) {
  const Component = module.default;
  const props = JSON.parse(island.dataset.props ?? "{}") as Props;
  // Imported into another document, so that no picture of the copy is fetched.
  const asItCame = document.implementation.createHTMLDocument().importNode(island, true);
  removeLineEnds(island);
  return new Promise<void>((resolve, reject) => {
    startTransition(() => {
      hydrateRoot(
        island,
        <StrictMode>
          <Hydrated onHydrated={resolve}>
            <Component {...props}>{slotsOf(island)}</Component>
          </Hydrated>
        </StrictMode>,
        {
          identifierPrefix: island.id,
          onRecoverableError: (error) => {
            // A hydration mismatch: the HTML had changed, for example by a translation, and React has rendered the island anew.
            reportError(error);
          },
          onUncaughtError: (error) => {
            asItCame.dataset.hydration = "failed";
            island.replaceWith(asItCame);
            reportError(error);
            reject(new Error(`The island ${island.id} throws`, { cause: error }));
          },
        },
      );
    });
  });
}
