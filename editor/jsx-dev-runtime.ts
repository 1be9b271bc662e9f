import * as react from "react/jsx-dev-runtime";
import { plain, withoutTagsIn } from "./source-tags.ts";

/** Makes elements in place of React, on server and browser alike: the one place that every text passes into a document. */

export const { Fragment } = react;

type Props = Readonly<Record<string, unknown>>;

/** Facts for search engines are the only script that tags would spoil: the page's data must keep them. */
function withPlainFacts(props: Props): Props {
  const inner = props.dangerouslySetInnerHTML as { readonly __html: string } | undefined;
  if (props.type !== "application/ld+json" || !inner) return props;
  return { ...props, dangerouslySetInnerHTML: { __html: plain(inner.__html) } };
}

function propsFor(type: unknown, props: Props): Props {
  if (typeof type === "string") return withPlainFacts(withoutTagsIn(props));
  // A fragment is no element: its texts have nowhere to leave their place.
  return type === Fragment
    ? { ...props, children: withoutTagsIn({ children: props.children }).children }
    : props;
}

export const jsxDEV: typeof react.jsxDEV = (type, props, ...rest) =>
  react.jsxDEV(type, propsFor(type, props as Props), ...rest);
