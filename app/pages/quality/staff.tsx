import { Paragraph } from "#app/ui/linked-text.tsx";
import { TwoColumns } from "#app/ui/two-columns.tsx";
import type { Words } from "#model/schema/model.ts";

/** How personnel are qualified, and what each level does. */
export function Staff({ lead, levels, ...head }: Words["quality"]["staff"]) {
  return (
    <TwoColumns {...head} low>
      <Paragraph className="lead" text={lead} />
      <dl className="definitions">
        {levels.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </TwoColumns>
  );
}
