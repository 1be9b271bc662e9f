import { useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";

const subscribeToNothing = () => () => undefined;

/**
 * The hash of the address, as the state of a part of the page. Known once React has taken over the page (`enhanced`):
 * before, that part is links to what stands below, and CSS follows `:target`.
 */
export function useAddressHash() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const enhanced = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return {
    hash: hash.slice(1),
    enhanced,
    /** Changes the hash where the visitor stands: the page does not scroll to what it names. */
    show: (id: string, { replace }: { readonly replace: boolean }) =>
      navigate({ pathname, search, hash: id }, { replace, state: { keepPlace: true } }),
  };
}
