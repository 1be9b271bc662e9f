/** How often something is tried that a busy machine now and then makes fail. */
const tries = 3;

/**
 * Does something, and again where it fails: one accident must not cost the hour before it.
 * @param what is said of it where it fails
 * @throws Error with every problem, where each try fails
 */
export async function tryAgain<Result>(what: string, act: () => Promise<Result>): Promise<Result> {
  const problems: string[] = [];
  while (problems.length < tries) {
    try {
      return await act();
    } catch (error) {
      // A program that ends with an error says why there; all of its output says no more.
      const problem = (error as { stderr?: string }).stderr?.trim() ?? String(error);
      console.warn(`${what} failed: ${problem}`);
      problems.push(problem);
    }
  }
  throw new Error(`${what} failed ${tries} times:\n${problems.join("\n")}`);
}
