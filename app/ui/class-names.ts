/** Joins names of classes to one `className`, without undefined ones. */
export function classNames(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
