/** The editor's panel beside the page. */
import { useSyncExternalStore } from "react";
import { french, sentenceOf, warned, type Problem } from "#model/read/problem.ts";
import type { Conflict, FieldPath, Model, Save, Value } from "../protocol.ts";
import { fieldAt, schemaName, textsIn } from "../values.ts";
import {
  closePanel,
  decide,
  drop,
  goNear,
  goTo,
  openPanel,
  resume,
  save,
  showForm,
  takeBack,
} from "./actions.ts";
import { twinsOf } from "./draft.ts";
import { FieldView } from "./field-view.tsx";
import { filesShown } from "./find-text.ts";
import { Languages } from "./languages.tsx";
import { formName, lineOf, nameOfPlace, placeOfProblem, titleOf } from "./names.ts";
import { getState, noModel, setState, subscribe, type Notice, type State } from "./store.ts";
import { messages } from "./words.ts";

interface Shown {
  readonly state: State;
}

function FieldsAt({ state, file, path }: Shown & FieldPath) {
  const { languages, fields } = state.model;
  const field = fieldAt(fields[schemaName(file, languages)], path);
  return field && <FieldView state={state} field={field} files={twinsOf(file, languages)} path={path} />;
}

/** The file of a form: if each language has one, that of the default language. */
const fileOf = (schema: string, { languages }: Model) =>
  `${schema.replace(/^language\//, `${languages[0] ?? ""}/`)}.yaml`;

function Places({ state, places }: Shown & { readonly places: readonly FieldPath[] }) {
  const { model } = state;
  const same = Map.groupBy(places, ({ file, path }) => String([schemaName(file, model.languages), ...path]));
  const firsts = [...same.values()].flatMap(([first]) => first ?? []);
  return (
    <>
      <p>{messages.rules}</p>
      {firsts.length > 1 && <p>{messages.severalPlaces}</p>}
      {firsts.map((place) => (
        <section key={nameOfPlace(place)}>
          <p className="note">{titleOf(place, state)}</p>
          <FieldsAt state={state} {...place} />
          <button onClick={() => showForm(place.file)}>
            {messages.wholeForm(formName(schemaName(place.file, model.languages), model))}
          </button>
        </section>
      ))}
    </>
  );
}

function Forms({ state, hint = messages.hint }: Shown & { readonly hint?: string }) {
  const { model, busy, warnings = [] } = state;
  const schemas = Object.keys(model.fields).map((schema) => ({ schema, name: formName(schema, model) }));
  const here = [...new Set(filesShown().map((file) => schemaName(file, model.languages)))];
  const hasPage = (schema: string) =>
    model.fields[schema]?.kind === "group" && "meta" in model.fields[schema].fields;
  const lists = [
    [
      messages.thisPage,
      here
        .toSorted((one, other) => Number(hasPage(other)) - Number(hasPage(one)))
        .flatMap((schema) => schemas.filter((one) => one.schema === schema)),
    ],
    [messages.shared, schemas.filter(({ schema }) => !hasPage(schema) && !here.includes(schema))],
    [messages.otherPages, schemas.filter(({ schema }) => hasPage(schema) && !here.includes(schema))],
  ] as const;
  return (
    <>
      <p>{hint}</p>
      {warnings.length > 0 && (
        <details>
          <summary>{messages.warnings(warnings.length)}</summary>
          <ProblemLines problems={warnings} state={state} />
        </details>
      )}
      {lists.map(([heading, forms]) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <ul>
            {forms.map(({ schema, name }) => (
              <li key={schema}>
                <button onClick={() => showForm(fileOf(schema, model))}>{name}</button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Languages model={model} busy={busy} />
      {model.saves.length + model.unreadableSaves.length > 0 && <Saves model={model} />}
    </>
  );
}

function Saves({ model }: { readonly model: Model }) {
  const names = ({ files }: Save) => [
    ...new Set(files.filter((file) => file in model.files).map((file) => schemaName(file, model.languages))),
  ];
  return (
    <details>
      <summary>{messages.saves}</summary>
      <p>{messages.backups}</p>
      {model.unreadableSaves.length > 0 && (
        <p>{messages.unreadableSaves(model.unreadableSaves.join(", "))}</p>
      )}
      <ul>
        {model.saves.map((one) => (
          <li key={one.id}>
            <button onClick={() => void takeBack(one.id)}>
              {messages.before(dateOf(one.id), one.isReturn)}
              {names(one).map((schema) => ` · ${formName(schema, model)}`)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Date and time of a save, in the user's time zone. */
function dateOf(id: string): string {
  const [date = "", time = ""] = id.split("_");
  const utc = new Date(`${date}T${time.slice(0, 8).replaceAll("-", ":")}Z`);
  return new Intl.DateTimeFormat("fr", { dateStyle: "long", timeStyle: "short" }).format(utc);
}

function Form({ state, file }: Shown & { readonly file: string }) {
  const { model } = state;
  return (
    <>
      <h3 tabIndex={-1}>{formName(schemaName(file, model.languages), model)}</h3>
      <p>{messages.rules}</p>
      <FieldsAt state={state} file={file} path={[]} />
    </>
  );
}

function ProblemLine({ problem, state }: Shown & { readonly problem: Problem }) {
  const place = placeOfProblem(problem, state);
  // A missing field is added in the form of its file; pictures have no form.
  const isForm = problem.file in state.model.files;
  const line = place
    ? `${titleOf(place, state)} : ${lineOf(problem)}`
    : `${isForm ? titleOf({ file: problem.file, path: [] }, state) : problem.file} : ${sentenceOf(problem)}`;
  if (!place && !isForm) return line;
  return <button onClick={() => (place ? goTo(place) : goNear(problem))}>{line}</button>;
}

function ProblemLines({ problems, state }: Shown & { readonly problems: readonly Problem[] }) {
  return (
    <ul>
      {problems.map((problem) => (
        <li key={problem.file + sentenceOf(problem)}>
          <ProblemLine problem={problem} state={state} />
        </li>
      ))}
    </ul>
  );
}

function ConflictChoice({ conflict, state }: Shown & { readonly conflict: Conflict }) {
  const wording = (value: Value | undefined) =>
    textsIn(value ?? null)
      .map(({ text }) => text)
      .join(" · ") || messages.emptied;
  return (
    <fieldset>
      <legend>{titleOf(conflict, state)}</legend>
      {(["theirs", "mine"] as const).map((whose) => (
        <p key={whose}>
          <strong>{messages[whose]}</strong> {wording(conflict[whose])}{" "}
          <button onClick={() => decide(conflict, whose)}>{messages.keep[whose]}</button>
        </p>
      ))}
    </fieldset>
  );
}

function Said({ notice, state }: Shown & { readonly notice: Notice }) {
  switch (notice.is) {
    case "saved":
    case "undone":
    case "languagesChanged":
    case "changedMeanwhile":
      return (
        <>
          {messages[notice.is](notice.files.join(", "))}
          {notice.warnings && (
            <>
              <p>{warned}</p>
              <ProblemLines problems={notice.warnings} state={state} />
            </>
          )}
        </>
      );
    case "dropped":
      return (
        <>
          {messages.dropped} <button onClick={() => resume(notice.draft)}>{messages.resume}</button>
        </>
      );
    case "nothing":
      return messages.nothing;
    case "failed":
      return notice.why;
    case "lostDraft":
    case "lostInDraft":
      return messages[notice.is];
    case "chooseAgain":
      return messages.chooseAgain(notice.files.join(", "));
    case "conflicts":
      return (
        <>
          <p>{messages.conflicts}</p>
          {notice.conflicts.map((conflict) => (
            <ConflictChoice key={nameOfPlace(conflict)} conflict={conflict} state={state} />
          ))}
        </>
      );
    case "oneLanguage":
      return (
        <>
          <p>{messages.oneLanguage}</p>
          <ul>
            {notice.places.map((place) => (
              <li key={nameOfPlace(place)}>{titleOf(place, state)}</li>
            ))}
          </ul>
          <button onClick={() => void save(true)}>{messages.saveAnyway}</button>{" "}
          <button
            onClick={() => {
              const [place] = notice.places;
              setState({ notice: undefined });
              if (place) goTo(place);
            }}
          >
            {messages.back}
          </button>
        </>
      );
    case "problems":
      return (
        <>
          <p>{messages.problems}</p>
          <ProblemLines problems={notice.problems} state={state} />
        </>
      );
  }
}

export function Panel() {
  const state = useSyncExternalStore(subscribe, getState);
  const { open, model, view, notice, draft, busy, unkept } = state;
  const last = model.saves.find(({ isLast }) => isLast);
  if (!open)
    return (
      <button className="opener" lang="fr" onClick={openPanel}>
        {messages.open}
        {draft.changes.length > 0 && ` · ${messages.changes(draft.changes.length)}`}
      </button>
    );
  return (
    <dialog
      open
      lang="fr"
      aria-labelledby="title"
      onKeyDown={({ key }) => {
        if (key === "Escape") closePanel();
      }}
    >
      <div className="head">
        <h2 id="title" tabIndex={-1}>
          {messages.title}
        </h2>
        <button onClick={() => setState({ view: { show: "forms" } })}>{messages.allForms}</button>
        <button onClick={closePanel}>{messages.close}</button>
      </div>
      <div className="body">
        {model === noModel ? (
          <p>{messages.loading}</p>
        ) : view.show === "forms" ? (
          <Forms state={state} />
        ) : view.show === "places" && view.places.length === 0 ? (
          <Forms state={state} hint={messages.notFound} />
        ) : view.show === "places" ? (
          <Places state={state} places={view.places} />
        ) : (
          <Form key={view.file} state={state} file={view.file} />
        )}
      </div>
      <div className="foot">
        <div
          role={
            notice && ["saved", "undone", "languagesChanged", "dropped"].includes(notice.is)
              ? "status"
              : "alert"
          }
          data-notice={notice?.is}
        >
          {/* Most notices need the content, for the names of places. */}
          {notice &&
            (model !== noModel ||
              ["failed", "lostDraft", "lostInDraft", "chooseAgain"].includes(notice.is)) && (
              <Said notice={notice} state={state} />
            )}
        </div>
        {model.unwritable !== undefined && (
          <p className="problem">{french(messages.unwritable(model.unwritable))}</p>
        )}
        <p className="note">
          {draft.changes.length === 0 && messages.unchanged}
          {draft.changes.length > 0 && messages.changes(draft.changes.length)}
          {draft.changes.length > 0 && unkept === "all" && `. ${messages.nothingKept}`}
          {unkept !== "all" && unkept.length > 0 && `. ${messages.notKept(unkept.join(", "))}`}
        </p>
        <button
          className="save"
          disabled={busy || model === noModel || draft.changes.length === 0}
          onClick={() => void save()}
        >
          {busy ? messages.saving : messages.save}
        </button>
        {/* Always there: a button that comes and goes would push the others under the pointer. */}
        <button disabled={busy || draft.changes.length === 0} onClick={drop}>
          {messages.drop}
        </button>
        <button disabled={busy || !last} onClick={() => last && void takeBack(last.id)}>
          {messages.undo}
        </button>
      </div>
    </dialog>
  );
}
