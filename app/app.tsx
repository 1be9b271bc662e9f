import type { ComponentType } from "react";
import type { FrameData } from "#app/data/frame.server.ts";
import { Frame } from "#app/frame/frame.tsx";

/** What a page is drawn from, in the browser too: the document has it as JSON. */
export interface PageData {
  readonly frame: FrameData;
  readonly page: unknown;
}

interface AppProps {
  readonly page: ComponentType<{ readonly data: unknown }>;
  readonly data: PageData;
}

export function App({ page: Page, data }: AppProps) {
  return (
    <Frame data={data.frame}>
      <Page data={data.page} />
    </Frame>
  );
}
