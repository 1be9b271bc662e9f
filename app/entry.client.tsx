import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

/*
 * The page that was fetched is brought to life bit by bit, so that it answers presses meanwhile. A page that a visitor
 * has asked for is drawn in one go: in between, the browser would draw frames of the one that goes.
 */
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
  );
});
