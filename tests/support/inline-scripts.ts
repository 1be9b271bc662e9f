/** Types of script elements whose text a content policy has to allow; all others are data. */
const guarded = /^(?:|module|text\/javascript|importmap|speculationrules)$/;

/** Texts of the inline scripts of a page that a browser heeds, in order. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].flatMap(
    ([, attributes = "", text = ""]) => {
      const type = /\stype="([^"]*)"/.exec(attributes)?.[1] ?? "";
      return /\ssrc=/.test(attributes) || !guarded.test(type) ? [] : [text];
    },
  );
}
