/** Does some work; what goes wrong is said in its own words, without a trace of code, and ends the program with 1. */
export async function orMessage(work: () => Promise<void> | void): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
