/** In how many single steps (a letter added, taken away, changed, or two exchanged) one word becomes another. */
function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const at = (up: number, back: number) => (rows[i - up] ?? row)[j - back] ?? 0;
      const same = one[i - 1] === other[j - 1];
      const exchanged = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          at(1, 0) + 1,
          (row[j - 1] ?? 0) + 1,
          at(1, 1) + (same ? 0 : 1),
          exchanged ? at(2, 2) + 1 : Infinity,
        ),
      );
    }
    rows.push(row);
  }
  return rows[one.length]?.[other.length] ?? 0;
}

/** Without case, accents, signs and the ending of a file, which are mistaken most easily. */
const plain = (word: string) =>
  word
    .replace(/\.\w{3,4}$/, "")
    .normalize("NFD")
    .replaceAll(/[^\p{L}\p{N}/#]/gu, "")
    .toLowerCase();

/** The name that somebody most likely meant, if any is near: at most a quarter of its letters differ. */
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
