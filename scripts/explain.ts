import { say } from "#app/messages/messages.ts";

/** Whether what went wrong was said for whoever runs the command, or by the machine, as "ENOENT: no such file". */
const ofTheMachine = (error: Error) => error.constructor !== Error && error.name !== "ContentError";

/** Does some work; what goes wrong is said in its own words, one line for each problem, without a trace of code, and ends the program with 1. */
export async function orExplain(work: () => Promise<void> | void): Promise<void> {
  try {
    await work();
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error);
    const unforeseen = !(error instanceof Error) || "code" in error || ofTheMachine(error);
    console.error(unforeseen ? say("unexpected", { found: says.split("\n")[0] ?? "" }) : says);
    process.exitCode = 1;
  }
}
