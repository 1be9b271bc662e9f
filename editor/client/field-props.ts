import type { Field, Path } from "../protocol.ts";
import type { State } from "./store.ts";

/** What every part of a form is given. */
export interface FieldProps {
  readonly state: State;
  readonly field: Field;
  /** The files that say the same in each language; one, where all languages share it. */
  readonly files: readonly string[];
  readonly path: Path;
}
