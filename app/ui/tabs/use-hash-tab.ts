import { useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";

const subscribeToNothing = () => () => undefined;

/**
 * Which tab is open, as the hash of the address says; the first where it names none. Tabs become tabs once
 * React has taken over the page (`enhanced`): before, they are links and panels.
 */
export function useHashTab(ids: readonly string[]) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const enhanced = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const named = ids.indexOf(hash.slice(1));
  return {
    active: Math.max(named, 0),
    enhanced,
    select: (id: string, { replace }: { readonly replace: boolean }) => {
      // The panel opens where the visitor stands: the page must not scroll to it.
      void navigate({ pathname, search, hash: id }, { replace, state: { keepPlace: true } });
    },
  };
}
