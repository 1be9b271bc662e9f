/** Names of classes as one `className`; a CSS module knows each of its own as "some string, if there is one". */
export function classNames(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
