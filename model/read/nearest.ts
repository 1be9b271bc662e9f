/** The edit distance of two words: letters added, removed, changed, or two exchanged. */
function distance(one: string, other: string): number {
  const rows: number[][] = [];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity;
  for (let i = 0; i <= one.length; i += 1) {
    const row: number[] = [];
    rows.push(row);
    for (let j = 0; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      const exchanged = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const steps = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (same ? 0 : 1)];
      if (exchanged) steps.push(at(i - 2, j - 2) + 1);
      row.push(i + j === 0 ? 0 : Math.min(...steps));
    }
  }
  return at(one.length, other.length);
}

/** Without case, accents, signs and the extension of a file, which are the most common mistakes. */
const plain = (word: string) =>
  word
    .replace(/\.\w{3,4}$/, "")
    .normalize("NFD")
    .replaceAll(/[^\p{L}\p{N}/#]/gu, "")
    .toLowerCase();

/** The most similar name, if at most a quarter of its letters differ. */
export function nearest(word: string, names: Iterable<string>): string | undefined {
  const written = plain(word);
  return [...names]
    .map((name) => ({ name, steps: distance(written, plain(name)) }))
    .filter(({ name, steps }) => {
      const letters = plain(name).length;
      return letters > 2 && steps <= Math.max(1, letters / 4);
    })
    .sort((one, other) => one.steps - other.steps)[0]?.name;
}
