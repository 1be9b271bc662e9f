/** The form of one field: a text, a choice, a list or a group. */
import { useId, useState } from "react";
import type { Field, FieldPath, Path, Value } from "../protocol.ts";
import { fieldAt, schemaName, textsIn, valueAt } from "../values.ts";
import { change, goInto } from "./actions.ts";
import { blankOf, draftedValue, placesOfThing, twinsOf, typedIn } from "./draft.ts";
import type { FieldProps } from "./field-props.ts";
import { FileChoice } from "./file-choice.tsx";
import { formName, groupName, labelOf, linesAt, nameOfPlace, problemOf, purposeIn } from "./names.ts";
import type { State } from "./store.ts";
import { messages } from "./words.ts";

const placesIn = ({ files, path }: Pick<FieldProps, "files" | "path">): FieldPath[] =>
  files.map((file) => ({ file, path }));

function changeAll(
  where: Pick<FieldProps, "files" | "path">,
  what: { readonly do: "write" | "insert"; readonly value: Value } | { readonly do: "remove" },
): void {
  for (const place of placesIn(where)) change({ ...place, ...what });
}

/** Adds a value, and goes to it. */
function add(where: Pick<FieldProps, "files" | "path">, what: "write" | "insert", value: Value): void {
  changeAll(where, { do: what, value });
  const [added] = placesIn(where);
  if (added) goInto(added);
}

function Counter({ text, longest }: { readonly text: string; readonly longest: number | undefined }) {
  if (longest === undefined) return <>{messages.used(text.length)}</>;
  const over = text.length - longest;
  return (
    <span data-over={over > 0}>
      {messages.longest(text.length, longest)}
      {over > 0 && `, ${messages.tooLong(over)}`}
    </span>
  );
}

function Control({
  state,
  field,
  place,
}: Omit<FieldProps, "files" | "path"> & { readonly place: FieldPath }) {
  const { model } = state;
  const id = useId();
  const value = draftedValue(state, place);
  const problem = problemOf(state.notice, place);
  const isSaved = value === valueAt(model.files[place.file]?.value, place.path);
  const warning = isSaved ? linesAt(state.warnings ?? [], place) : undefined;
  const [folder = ""] = place.file.split("/");
  const ofLanguage = model.languages.includes(folder);
  const shared = {
    id,
    "aria-invalid": problem !== undefined,
    "aria-describedby": `${id}-note ${id}-problem`,
    "data-place": nameOfPlace(place),
  };
  const put = (next: Value) => change({ ...place, do: "write", value: next });
  const text = typeof value === "string" ? value : "";
  return (
    <div lang={ofLanguage ? folder : undefined}>
      <label htmlFor={id}>
        {labelOf(field, place.path)}
        {ofLanguage && <em> {folder}</em>}
      </label>
      {field.kind === "choice" ? (
        <select {...shared} value={text} onChange={({ target }) => put(target.value)}>
          {field.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : field.kind === "number" ? (
        <input
          {...shared}
          type="number"
          step="any"
          value={typeof value === "number" ? value : ""}
          onChange={({ target }) => put(target.value === "" ? null : target.valueAsNumber)}
        />
      ) : (
        <textarea
          {...shared}
          lang={ofLanguage ? folder : undefined}
          dir="auto"
          rows={1}
          value={text}
          onChange={({ target }) => {
            put(typedIn(field, target.value));
          }}
        />
      )}
      <p className="note" id={`${id}-note`}>
        {field.kind === "text" &&
          (field.example === undefined ? (
            <Counter text={text} longest={field.longest} />
          ) : (
            messages.form(field.example)
          ))}
        {field.kind === "number" &&
          field.least !== undefined &&
          field.most !== undefined &&
          messages.between(field.least, field.most)}
      </p>
      <p className="problem" id={`${id}-problem`}>
        {problem ?? warning}
      </p>
      <Sample state={state} place={place} />
    </div>
  );
}

/** Offers to take away the note that a value is a sample, if it has one. */
function Sample({ state, place }: { readonly state: State; readonly place: FieldPath }) {
  const samples = state.model.files[place.file]?.samples ?? [];
  if (!samples.some((path) => path.join("\n") === place.path.join("\n"))) return undefined;
  const settled = state.draft.changes.some(
    (one) => one.do === "settle" && nameOfPlace(one) === nameOfPlace(place),
  );
  return (
    <p className="note">
      {messages.sample}{" "}
      <button disabled={settled} onClick={() => change({ ...place, do: "settle" })}>
        {messages.settled}
      </button>
    </p>
  );
}

function Remove({ files, path, what }: Pick<FieldProps, "files" | "path"> & { readonly what: string }) {
  return (
    <button onClick={() => changeAll({ files, path }, { do: "remove" })}>{messages.remove(what)}</button>
  );
}

function List(props: FieldProps & { readonly field: Extract<Field, { readonly kind: "list" }> }) {
  const { state, field, files, path } = props;
  const lists = placesIn(props).map((place) => draftedValue(state, place));
  const length = Math.max(0, ...lists.map((list) => (Array.isArray(list) ? list.length : 0)));
  return (
    <>
      {Array.from({ length }, (_, index) => (
        // Entries are identified by their index.
        <div key={index} className="entry">
          <FieldView {...props} field={field.entry} path={[...path, index]} />
          {length > (field.least ?? 0) && (
            <Remove files={files} path={[...path, index]} what={messages.entry(index + 1)} />
          )}
        </div>
      ))}
      {length < (field.most ?? Infinity) && (
        <button onClick={() => add({ files, path: [...path, length] }, "insert", blankOf(field.entry))}>
          {messages.add(field.entry.purpose ? purposeIn(field.entry, path) : messages.entry(length + 1))}
        </button>
      )}
    </>
  );
}

/** Names of entries in the same group of other things, such as the posts of other offices, that are not here yet. */
function namesBeside({ state, files: [file = ""], path }: FieldProps): string[] {
  const keys = (place: Path) => Object.keys(draftedValue(state, { file, path: place }) ?? {});
  const [things, last] = [path.slice(0, -2), path.at(-1) ?? ""];
  if (path.length < 3) return [];
  const here = new Set(keys(path));
  return [...new Set(keys(things).flatMap((thing) => keys([...things, thing, last])))].filter(
    (name) => !here.has(name),
  );
}

function Entries(props: FieldProps & { readonly field: Extract<Field, { readonly kind: "record" }> }) {
  const { state, field, files, path } = props;
  const id = useId();
  const records = placesIn(props).map((place) => draftedValue(state, place) ?? {});
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
  // An entry that other files name too is added to, and removed from, all of them.
  const places = field.thing
    ? placesOfThing(field.thing, state.model)
    : placesIn(props).map((place) => ({ ...place, entry: field.entry }));
  const others = [...new Set(places.map(({ file }) => schemaName(file, state.model.languages)))].filter(
    (schema) => schema !== schemaName(files[0] ?? "", state.model.languages),
  );
  const at = (name: string) =>
    places.map((place) => ({ file: place.file, path: [...place.path, name], entry: place.entry }));
  const isThere = (place: FieldPath) => draftedValue(state, place) !== undefined;
  return (
    <>
      {names.map((name) => (
        <div key={name} className="entry">
          {!hasHeading(field.entry) && <h4>{name}</h4>}
          <FieldView {...props} field={field.entry} path={[...path, name]} />
          {!field.isFixed && names.length > (field.least ?? 0) && (
            <button
              onClick={() => {
                for (const { file, path: place } of at(name))
                  if (isThere({ file, path: place })) change({ file, path: place, do: "remove" });
              }}
            >
              {messages.remove(name)}
            </button>
          )}
        </div>
      ))}
      {!field.isFixed && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const form = event.currentTarget;
            const name = new FormData(form).get("name") as string;
            for (const { file, path: place, entry } of at(name))
              if (!isThere({ file, path: place }))
                change({ file, path: place, do: "write", value: blankOf(entry) });
            form.reset();
            const [added] = placesIn({ files, path: [...path, name] });
            if (added) goInto(added);
          }}
        >
          <label htmlFor={id}>{messages.addNamed}</label>
          <input
            id={id}
            aria-describedby={`${id}-form`}
            name="name"
            required
            pattern={field.nameForm?.replace(/^\^|\$$/g, "")}
            list={`${id}-known`}
            onInvalid={({ currentTarget }) => {
              // The browser says only that a format is wrong, in its own language.
              currentTarget.setCustomValidity(messages.nameForm(field.nameRemedy ?? ""));
            }}
            onInput={({ currentTarget }) => {
              currentTarget.setCustomValidity("");
            }}
          />
          <datalist id={`${id}-known`}>
            {namesBeside(props).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </datalist>
          <p className="note" id={`${id}-form`}>
            {messages.nameForm(field.nameRemedy ?? "")}
          </p>
          <button>{messages.addEntry}</button>
          {others.length > 0 && (
            <p className="note">
              {messages.alsoIn(others.map((schema) => formName(schema, state.model)).join(", "))}
            </p>
          )}
        </form>
      )}
    </>
  );
}

const mostUnfolded = 8;

const hasHeading = ({ kind }: Field) => ["group", "list", "record"].includes(kind);

function Group(props: FieldProps & { readonly children: React.ReactNode }) {
  const { state, field, files, path } = props;
  const file = files[0] ?? "";
  // Decided once: the group must not fold while entries are added.
  const [unfolded] = useState(
    () => path.length > 1 && textsIn(draftedValue(state, { file, path }) ?? null).length <= mostUnfolded,
  );
  const last = path.at(-1);
  if (last === undefined || typeof last === "number") return props.children;
  const name = groupName(field, { file, path }, state);
  return (
    <details open={unfolded}>
      <summary>{name}</summary>
      {props.children}
      {field.optional && <Remove files={files} path={path} what={name} />}
    </details>
  );
}

/** The description of a picture in every language, and the position of its subject; they are the same wherever it is used. */
function OfPicture({ state, name }: { readonly state: State; readonly name: string }) {
  const { model } = state;
  const texts = twinsOf(`${model.languages[0] ?? ""}/pictures.yaml`, model.languages);
  const described = fieldAt(model.fields["language/pictures"], [name]);
  const focus = fieldAt(model.fields.pictures, ["focus", name]);
  return (
    <>
      {described && <FieldView state={state} field={described} files={texts} path={[name]} />}
      {focus && (
        <FieldView
          state={state}
          field={{ ...focus, optional: true }}
          files={["pictures.yaml"]}
          path={["focus", name]}
        />
      )}
    </>
  );
}

export function FieldView(props: FieldProps): React.ReactNode {
  const { state, field, files, path } = props;
  const values = placesIn(props).map((place) => draftedValue(state, place));
  if (field.optional && values.every((value) => value === undefined))
    return (
      <button onClick={() => add(props, "write", blankOf(field))}>
        {messages.add(groupName(field, { file: files[0] ?? "", path }, state))}
      </button>
    );
  // If languages may have different numbers of entries, each has a list of its own.
  if (files.length > 1 && field.isFree && field.kind === "list")
    return files.map((file) => <FieldView key={file} {...props} files={[file]} />);
  const remove = field.optional && <Remove files={files} path={path} what={purposeIn(field, path)} />;
  switch (field.kind) {
    case "text":
    case "choice":
    case "number":
      return (
        <>
          {placesIn(props).map((place) => (
            <Control key={place.file} state={state} field={field} place={place} />
          ))}
          {remove}
        </>
      );
    case "file":
      return (
        <FileChoice {...props} field={field}>
          {(name) => <OfPicture state={state} name={name} />}
        </FileChoice>
      );
    case "row":
      return (
        <fieldset>
          <legend>{purposeIn(field, path)}</legend>
          {field.entries.map((entry, index) => (
            <FieldView key={index} {...props} field={entry} path={[...path, index]} />
          ))}
          {remove}
        </fieldset>
      );
    case "list":
    case "record":
    case "group":
      return (
        <Group {...props}>
          {placesIn(props).map((place) => (
            <Sample key={place.file} state={state} place={place} />
          ))}
          {field.kind === "list" && <List {...props} field={field} />}
          {field.kind === "record" && <Entries {...props} field={field} />}
          {field.kind === "group" &&
            Object.entries(field.fields).map(([name, inner]) => (
              <FieldView key={name} {...props} field={inner} path={[...path, name]} />
            ))}
        </Group>
      );
  }
}
