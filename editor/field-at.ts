import type { Field } from "./fields.ts";
import type { Path } from "./protocol.ts";

/** The field at the end of a path; undefined where the schema knows none. */
export function fieldAt(field: Field | undefined, path: Path): Field | undefined {
  return path.reduce<Field | undefined>((around, step) => {
    if (around?.kind === "group") return around.fields[step];
    if (around?.kind === "list" || around?.kind === "record") return around.entry;
    return around?.kind === "row" ? around.entries[Number(step)] : undefined;
  }, field);
}
