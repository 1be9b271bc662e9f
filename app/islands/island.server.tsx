import { Children, createContext, use, useId, type ComponentType, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { LinkedWordsContext } from "#app/ui/linked-text.tsx";

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

/** Returns the URLs of a browser module and of all that it imports. @param module its path in the project */
export type ModulesOf = (module: string) => readonly string[];

/** How islands below find the URLs of their modules. */
export const IslandModules = createContext<ModulesOf>(() => []);

/** Whether islands below are plain components: within another island, or in a file without scripts. */
export const WithinIsland = createContext(false);

const hydrateModule = "app/islands/hydrate.tsx";

/** @throws if a value would not survive JSON; the message names its path */
function assertJson(value: unknown, path: string): void {
  if (value === null || ["string", "boolean", "undefined"].includes(typeof value)) return;
  if (typeof value === "number" && Number.isFinite(value)) return;
  const isPlain =
    typeof value === "object" && (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype);
  if (!isPlain || "$$typeof" in value)
    throw new Error(
      `${path} is not JSON, which is all that reaches the browser: pass plain values as props, and elements as children`,
    );
  for (const [key, inner] of Object.entries(value)) {
    if (Array.isArray(value) && inner === undefined) assertJson(NaN, `${path}[${key}]`);
    assertJson(inner, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`);
  }
}

/**
 * Wraps the component of an `*.island.tsx` for the modules that import it at build time (`ssg/pages.ts`): its HTML stands in an
 * `x-island` with its props as JSON, which `hydrate.tsx` makes a React root. Children are rendered into `x-slot`s, which React
 * does not change. Within another island it is a plain component.
 * @param module path of the island's file in the project
 * @throws if a prop is not JSON, or if it has a button of its own: a press before it is hydrated would be lost
 */
export function asIsland(module: string, Component: ComponentType<Props>) {
  return function IslandBoundary({ children, ...props }: Props) {
    const id = useId();
    const words = use(LinkedWordsContext);
    const modulesOf = use(IslandModules);
    if (use(WithinIsland)) return <Component {...props}>{children}</Component>;
    assertJson(props, module);
    const json = JSON.stringify(props);
    const slots = Children.map(children, (child) => (
      <x-slot>
        <WithinIsland value={false}>
          <IslandModules value={modulesOf}>
            <LinkedWordsContext value={words}>{child}</LinkedWordsContext>
          </IslandModules>
        </WithinIsland>
      </x-slot>
    ));
    const html = renderToString(
      <WithinIsland value>
        <Component {...(JSON.parse(json) as Props)}>{slots}</Component>
      </WithinIsland>,
      { identifierPrefix: id },
    );
    if (html.replaceAll(/<x-slot>.*?<\/x-slot>/gs, "").includes("<button"))
      throw new Error(
        `${module} has a button, and a press on it would be lost until it is hydrated: use links, or a behaviour (app/behaviours/)`,
      );
    const [hydrate = "", ...shared] = modulesOf(hydrateModule);
    const modules = new Set([hydrate, ...modulesOf(module), ...shared]);
    return (
      <x-island
        id={id}
        data-modules={[...modules].join(" ")}
        data-props={json}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  };
}
