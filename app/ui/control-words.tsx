/** Words that text browsers, which run no scripts, must not read. */
import { useSyncExternalStore } from "react";

const never = () => () => undefined;

interface ControlWordsProps {
  readonly children: string;
  /** Not read by screen readers. */
  readonly hidden?: boolean;
}

/**
 * Words of a control that needs scripts. The document has them in an attribute, which styles show: text browsers run no scripts,
 * but show hidden texts. In an island they become text when it is hydrated; elsewhere, a behaviour writes them.
 */
export function ControlWords({ children, hidden }: ControlWordsProps) {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <span aria-hidden={hidden} data-words={children}>
      {hydrated && children}
    </span>
  );
}
