// Must come first: the site's single style sheet begins with these imports.
import "virtual:colours.css";
import "virtual:constants.css";
import "#app/styles/index.css";
import "virtual:inks.css";
import type { ReactNode } from "react";
import type { FrameData } from "#app/data/frame.server.ts";
import { Frame } from "#app/frame/frame.tsx";
import { IslandModules, type ModulesOf } from "#app/islands/island.server.tsx";

interface AppProps {
  readonly frame: FrameData;
  readonly modulesOf: ModulesOf;
  readonly children: ReactNode;
}

/** The content of a document: a page within the frame. */
export function App({ frame, modulesOf, children }: AppProps) {
  return (
    <IslandModules value={modulesOf}>
      <Frame data={frame}>{children}</Frame>
    </IslandModules>
  );
}
