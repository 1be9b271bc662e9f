/** The names of forms, groups and fields that the user reads. */
import { fieldName } from "#model/read/field-name.ts";
import { sentenceOf, type Problem } from "#model/read/problem.ts";
import type { Change, Field, FieldPath, Model, Path } from "../protocol.ts";
import { fieldAt, schemaName, textsIn, valueAt } from "../values.ts";
import { draftedValue, type Drafted } from "./draft.ts";
import type { Notice } from "./store.ts";
import { messages } from "./words.ts";

export function purposeIn({ purpose }: Field, path: Path): string {
  return purpose ?? String(path.at(-1) ?? "");
}

export function labelOf(field: Field, path: Path): string {
  const last = path.at(-1);
  // The numbers of a point have no description of their own; the point has.
  if (field.kind === "number" && typeof last === "number") return messages.place[last] ?? String(last);
  const key = messages.keys[String(last)];
  return [purposeIn(field, path), ...(key === undefined ? [] : [`(${key})`])].join(" ");
}

/** The name of a group of fields: the editor's, else its description, the name of its page, or its first text. */
export function groupName(field: Field, { file, path }: FieldPath, drafted: Drafted): string {
  const key = String(path.at(-1));
  const named = messages.keys[key] ?? field.purpose;
  if (named !== undefined) return named;
  if (file.includes("/")) {
    const texts = textsIn(draftedValue(drafted, { file, path }) ?? null);
    return texts.find(({ text }) => text !== "")?.text ?? key;
  }
  const page = `language/${key}`;
  return page in drafted.model.fields ? formName(page, drafted.model) : key;
}

export function titleOf({ file, path }: FieldPath, drafted: Drafted): string {
  const { model } = drafted;
  const schema = schemaName(file, model.languages);
  const steps = path.map((step, index) => {
    const above = path.slice(0, index + 1);
    const field = fieldAt(model.fields[schema], above);
    if (typeof step === "number" && field?.kind !== "number") return messages.entry(step + 1);
    if (!field) return String(step);
    return "fields" in field || "entry" in field
      ? groupName(field, { file, path: above }, drafted)
      : labelOf(field, above);
  });
  const [folder = ""] = file.split("/");
  const language = model.languages.includes(folder) ? ` (${folder})` : "";
  return [formName(schema, model), ...steps].join(" › ") + language;
}

export const nameOfPlace = ({ file, path }: FieldPath) => JSON.stringify([file, ...path]);

export const lineOf = (problem: Problem) => sentenceOf({ ...problem, field: undefined });

export const isAt = (problem: Problem, { file, path }: FieldPath) =>
  problem.file === file && problem.field === fieldName(path);

export function problemOf(notice: Notice | undefined, place: FieldPath): string | undefined {
  return notice?.is === "problems" ? linesAt(notice.problems, place) : undefined;
}

/** What a list of problems or warnings says of a field. */
export function linesAt(problems: readonly Problem[], place: FieldPath): string | undefined {
  return (
    problems
      .filter((problem) => isAt(problem, place))
      .map(lineOf)
      .join(" ") || undefined
  );
}

export function placeOfProblem({ file, field }: Problem, drafted: Drafted): FieldPath | undefined {
  const value = draftedValue(drafted, { file, path: [] }) ?? null;
  const place = textsIn(value).find(({ path }) => field === fieldName(path));
  return place && { file, path: place.path };
}

/** The name of a form: the editor's, or else the content's name of the page or method. */
export function formName(schema: string, model: Model): string {
  const ours = messages.files[schema];
  if (ours !== undefined) return ours;
  const name = schema.replace(/^language\//, "");
  const value = model.files[`${model.languages[0] ?? ""}/${name}.yaml`]?.value;
  const called = valueAt(value, ["breadcrumb"]) ?? valueAt(value, ["name"]);
  return typeof called === "string" ? called : name;
}

/** Problems stay listed while the user corrects them one by one: a change takes away only those of its place. */
export function noticeAfter(
  notice: Notice | undefined,
  { do: what, ...place }: Pick<Change, "do" | "file" | "path">,
): Notice | undefined {
  if (notice?.is !== "problems") return undefined;
  const moves = what === "insert" || what === "remove";
  const problems = notice.problems.filter((problem) =>
    moves ? problem.file !== place.file : !isAt(problem, place),
  );
  return problems.length > 0 ? { is: "problems", problems } : undefined;
}

/** Warnings to tell after a save: those that were not there before it; if that is not known, those of its files. */
export function newWarnings(
  warnings: readonly Problem[],
  before: readonly Problem[] | undefined,
  notice: Notice | undefined,
): readonly Problem[] {
  const key = (warning: Problem) => warning.file + sentenceOf(warning);
  const known = new Set(before?.map(key));
  const saved = notice?.is === "saved" ? notice.files : [];
  return warnings.filter((warning) => (before ? !known.has(key(warning)) : saved.includes(warning.file)));
}
