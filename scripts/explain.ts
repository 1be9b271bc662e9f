/** Does some work; what goes wrong is said in its own words, one line for each problem, without a trace of code, and ends the program with 1. */
export async function orExplain(work: () => Promise<void> | void): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
