import { useEffect, useState } from "react";
import { slowNavigationMs } from "#app/constants.ts";

/** Whether something has been under way for so long that the visitor should be told. */
export function useSlow(underWay: boolean): boolean {
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    if (!underWay) return undefined;
    const timer = setTimeout(() => {
      setSlow(true);
    }, slowNavigationMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [underWay]);

  return slow;
}
