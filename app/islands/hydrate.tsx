import { startTransition, StrictMode, useEffect, type ComponentType, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

/** No markup, as a page with trusted types (https://www.w3.org/TR/trusted-types/) lets it through. */
const noMarkup = {
  __html:
    (window as { readonly trustedTypes?: { readonly emptyHTML: string } }).trustedTypes?.emptyHTML ?? "",
};

/** The slots of an island, which React keeps as they came. Where it draws the island anew, their nodes are put back. */
function slotsOf(island: Element): ReactNode[] {
  const slots = [...island.querySelectorAll("x-slot")].filter((slot) => slot.closest("x-island") === island);
  return slots.map((slot, index) => {
    const nodes = [...slot.childNodes];
    const fill = (element: HTMLElement | null) => {
      if (element && !element.hasChildNodes()) element.append(...nodes);
    };
    // Slots stay in the order in which they came.
    return <x-slot key={index} ref={fill} suppressHydrationWarning dangerouslySetInnerHTML={noMarkup} />;
  });
}

/** Takes the line ends between elements away (`app/documents/plain-text.server.ts`), which React has not drawn. */
function removeLineEnds(island: Element) {
  const own = [island, ...island.querySelectorAll("*")].filter(
    (element) => element.closest("x-island, x-slot") === island,
  );
  for (const node of own.flatMap(({ childNodes }) => [...childNodes]))
    if (node.nodeValue === "\n") node.remove();
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
 * Hydrates an island. Where it throws, then or later, its HTML is put back as it came and the rest of the page goes on.
 * @param module the island's module @returns once it answers @throws what it throws before
 */
export function hydrate(island: HTMLElement, module: { readonly default: ComponentType<Props> }) {
  const Component = module.default;
  const props = JSON.parse(island.dataset.props ?? "{}") as Props;
  // Copied into a document of its own, in which no picture is fetched.
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
            // React has drawn the island anew: its HTML was not as it was sent, as after a translation.
            dispatchEvent(new Event("islandredrawn"));
            reportError(error);
          },
          onUncaughtError: (error) => {
            asItCame.dataset.hydration = "failed";
            island.replaceWith(asItCame);
            dispatchEvent(new Event("islandredrawn"));
            reportError(error);
            reject(new Error(`The island ${island.id} throws`, { cause: error }));
          },
        },
      );
    });
  });
}
