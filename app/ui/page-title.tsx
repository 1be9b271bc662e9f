import { headingText } from "./heading-text.ts";
import { Paragraph } from "./linked-text.tsx";

/** The main heading of a page, and its lead. */
export function PageTitle({ title, lead }: { readonly title: string; readonly lead: string }) {
  return (
    <>
      <h1>{headingText(title)}</h1>
      <Paragraph className="lead" text={lead} />
    </>
  );
}
