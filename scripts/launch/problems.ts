export interface LaunchProblem {
  readonly place: string;
  readonly says: string;
}

export function byPlace(problems: readonly LaunchProblem[]): string[] {
  return [...Map.groupBy(problems, ({ place }) => place)].flatMap(([place, inside]) => [
    "",
    place,
    ...inside.map(({ says }) => `  ${says}`),
  ]);
}
