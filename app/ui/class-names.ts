/** Names of classes as one `className`, without those that nobody gave. */
export function classNames(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
