import * as react from "react/jsx-dev-runtime";
import { plain, withoutTagsIn } from "./source-tags.ts";

/** JSX runtime of the editor, on server and in the browser. Every text of a document passes here, so it removes the tags. */

export const { Fragment } = react;

type Props = Readonly<Record<string, unknown>>;

/** Removes tags from JSON-LD. Other scripts, such as the props of islands, must keep them. */
function withPlainFacts(props: Props): Props {
  const inner = props.dangerouslySetInnerHTML as { readonly __html: string } | undefined;
  if (props.type !== "application/ld+json" || !inner) return props;
  return { ...props, dangerouslySetInnerHTML: { __html: plain(inner.__html) } };
}

function propsFor(type: unknown, props: Props): Props {
  if (typeof type === "string") return withPlainFacts(withoutTagsIn(props));
  // A fragment has no element and thus no attribute for the paths of its texts.
  return type === Fragment
    ? { ...props, children: withoutTagsIn({ children: props.children }).children }
    : props;
}

export const jsxDEV: typeof react.jsxDEV = (type, props, ...rest) =>
  react.jsxDEV(type, propsFor(type, props as Props), ...rest);
