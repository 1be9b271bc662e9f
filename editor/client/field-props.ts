import type { Field, Path } from "../protocol.ts";
import type { State } from "./store.ts";

/** Props of every component of a form. */
export interface FieldProps {
  readonly state: State;
  readonly field: Field;
  /** The same file in each language; one file if all languages share it. */
  readonly files: readonly string[];
  readonly path: Path;
}
