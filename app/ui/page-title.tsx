import { LinkedText } from "./linked-text.tsx";

interface PageTitleProps {
  readonly title: string;
  readonly lead: string;
}

/** The heading of a page and the sentence below it. */
export function PageTitle({ title, lead }: PageTitleProps) {
  return (
    <>
      <h1>{title}</h1>
      <p className="lead">
        <LinkedText text={lead} />
      </p>
    </>
  );
}
