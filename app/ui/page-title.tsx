import { Paragraph } from "./linked-text.tsx";

/** The heading of a page and the sentence below it. */
export function PageTitle({ title, lead }: { readonly title: string; readonly lead: string }) {
  return (
    <>
      <h1>{title}</h1>
      <Paragraph className="lead" text={lead} />
    </>
  );
}
