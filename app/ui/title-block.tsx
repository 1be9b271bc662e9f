import styles from "./title-block.module.css";

/** The title block of a drawing: facts, each with its name. */
export function TitleBlock({
  facts,
}: {
  readonly facts: readonly { readonly label: string; readonly value: string }[];
}) {
  return (
    <dl className={styles.block}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
