/** What `npm run launch:check` finds, as lines to read. */
export interface LaunchProblem {
  readonly place: string;
  readonly says: string;
}

/** Lists problems as lines, grouped by place, so that the user can correct one place after the other. */
export function byPlace(problems: readonly LaunchProblem[]): string[] {
  return [...Map.groupBy(problems, ({ place }) => place)].flatMap(([place, inside]) => [
    "",
    place,
    ...inside.map(({ says }) => `  ${says}`),
  ]);
}
