/** Problems under the file or the address that each names first, for somebody who mends one place after the other. */
export function byPlace(problems: readonly string[]): string[] {
  const parts = problems.map((problem) => {
    const [, place = "", rest = ""] = /^(content\/.+?(?=(?::\d+)?: )|.+?(?=: ))(.*)$/s.exec(problem) ?? [];
    return { place, rest: rest.replace(/^:\s?/, "") };
  });
  return [...Map.groupBy(parts, ({ place }) => place)].flatMap(([place, inside]) => [
    "",
    place,
    ...inside.map(({ rest }) => `  ${rest}`),
  ]);
}
