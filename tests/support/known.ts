/** An entry that the shipped content is known to have, of those that owners may add and remove. */
export function known<Entry>(entry: Entry | undefined): Entry {
  if (entry === undefined) throw new Error("The content has no such entry any more");
  return entry;
}
