export interface LaunchProblem {
  readonly place: string;
  readonly says: string;
}

/** Problems under the place that each names, as lines: for somebody who mends one place after the other. */
export function byPlace(problems: readonly LaunchProblem[]): string[] {
  return [...Map.groupBy(problems, ({ place }) => place)].flatMap(([place, inside]) => [
    "",
    place,
    ...inside.map(({ says }) => `  ${says}`),
  ]);
}
