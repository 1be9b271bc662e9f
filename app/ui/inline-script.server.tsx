import { inlineScripts } from "virtual:inline-scripts";

interface InlineScriptProps {
  readonly name: keyof typeof inlineScripts;
  /** `speculationrules` for what is no JavaScript. */
  readonly type?: string;
}

/** A script within the document, which the policy of the pages allows by its hash (`ssg/plugins/inline-scripts.ts`). */
export function InlineScript({ name, type }: InlineScriptProps) {
  return <script type={type} dangerouslySetInnerHTML={{ __html: inlineScripts[name] }} />;
}
