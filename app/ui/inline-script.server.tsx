import { inlineScripts } from "virtual:inline-scripts";

interface InlineScriptProps {
  readonly name: keyof typeof inlineScripts;
  /** `speculationrules` if it is not JavaScript. */
  readonly type?: string;
}

/** An inline script. The content security policy allows it by its hash (`ssg/plugins/inline-scripts.ts`). */
export function InlineScript({ name, type }: InlineScriptProps) {
  return <script type={type} dangerouslySetInnerHTML={{ __html: inlineScripts[name] }} />;
}
