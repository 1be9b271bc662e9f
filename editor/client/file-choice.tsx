/** The choice of a picture or drawing for a field. */
import { useId } from "react";
import { plainName } from "#model/read/plain-name.ts";
import type { Field } from "../protocol.ts";
import { addFile, change } from "./actions.ts";
import { addressOfFile, draftedValue } from "./draft.ts";
import type { FieldProps } from "./field-props.ts";
import { labelOf, lineOf, nameOfPlace, problemOf } from "./names.ts";
import { setState } from "./store.ts";
import { messages } from "./words.ts";

function siteName(name: string): string {
  const [, stem = "", ending = ""] = /^(.*)\.([^.]+)$/.exec(name) ?? [];
  return `${plainName(stem)}.${ending.toLowerCase().replace("jpeg", "jpg")}`;
}

const base64Of = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^.*?,/, ""));
    reader.onerror = () => reject(reader.error ?? new Error(file.name));
    reader.readAsDataURL(file);
  });

export function FileChoice(
  props: FieldProps & {
    readonly field: Extract<Field, { readonly kind: "file" }>;
    /** Content below the choice of a picture, for the file chosen. */
    readonly children: (name: string) => React.ReactNode;
  },
) {
  const { state, field, files, path, children } = props;
  const { model, notice } = state;
  const id = useId();
  const { folder } = field;
  return files.map((file) => {
    const place = { file, path };
    const value = draftedValue(state, place);
    const name = typeof value === "string" ? value : "";
    const isNew = state.draft.newFiles.some((one) => one.file === `${folder}/${name}`);
    const isThere = model.folders[folder]?.includes(name) ?? false;
    const ofFile =
      notice?.is === "problems" && notice.problems.find((one) => one.file === `${folder}/${name}`);
    const problem = ofFile ? lineOf(ofFile) : problemOf(notice, place);
    const names = [...new Set([...(model.folders[folder] ?? []), ...(name === "" ? [] : [name])])];
    return (
      <div key={file} className="entry">
        {(isThere || isNew) && <img alt="" src={addressOfFile(state.draft, `${folder}/${name}`)} />}
        <label htmlFor={id}>{labelOf(field, path)}</label>
        <select
          id={id}
          value={name}
          aria-invalid={Boolean(problem)}
          aria-describedby={`${id}-problem`}
          data-place={nameOfPlace(place)}
          onChange={({ target }) => change({ ...place, do: "write", value: target.value })}
        >
          {name === "" && <option />}
          {names.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <p className="problem" id={`${id}-problem`}>
          {problem}
        </p>
        <label htmlFor={`${id}-new`}>{messages.newFile}</label>
        <input
          id={`${id}-new`}
          type="file"
          accept={
            folder === "images" ? "image/jpeg,image/png,image/webp" : "image/svg+xml,image/png,image/webp"
          }
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (!chosen) return;
            void base64Of(chosen).then(
              (base64) => {
                const newName = siteName(chosen.name);
                addFile({ file: `${folder}/${newName}`, base64 });
                change({ ...place, do: "write", value: newName });
              },
              () => setState({ notice: { is: "failed", why: messages.unreadableFile(chosen.name) } }),
            );
          }}
        />
        {folder === "images" && name !== "" && children(name)}
      </div>
    );
  });
}
