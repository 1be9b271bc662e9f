import { useAddressHash } from "../use-address-hash.ts";

/**
 * Which tab is open, as the hash of the address says; the first where it names none. Tabs become tabs once
 * React has taken over the page (`enhanced`): before, they are links and panels.
 */
export function useHashTab(ids: readonly string[]) {
  const { hash, ...address } = useAddressHash();
  return { active: Math.max(ids.indexOf(hash), 0), ...address };
}
