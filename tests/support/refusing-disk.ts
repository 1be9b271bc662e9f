import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { vi } from "vitest";

/**
 * Makes functions of `node:fs` fail, as a system does, for paths that match: tests may run as root, whom no rights bind.
 * @param path a path, or with `accessSync` a path, a space and its mode @param from the first call that fails
 */
export function refuse(names: string, code: string, path: RegExp, from = 1): undefined {
  for (const name of names.split(" ") as "readFileSync"[]) {
    const real = fs[name] as (...given: unknown[]) => unknown;
    let count = 0;
    vi.spyOn(fs, name).mockImplementation(((...given: unknown[]) => {
      const [first, mode] = given;
      const asked = typeof mode === "number" ? [`${String(first)} ${mode}`] : given;
      const at = asked.find((one): one is string => typeof one === "string" && path.test(one));
      if (at === undefined || (count += 1) < from) return real(...given);
      throw Object.assign(new Error(`${code}: raw words of the system`), {
        ...{ code, errno: -1, syscall: name, path: at.replace(/ \d$/, "") },
      });
    }) as never);
  }
  syncBuiltinESMExports();
}

export function allow(): void {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
}
