import { Outlet, useLocation, useRouteLoaderData } from "react-router";
import { frameData } from "#app/content/frame.server.ts";
import { CrashPage } from "#app/frame/crash-page.tsx";
import { Frame } from "#app/frame/frame.tsx";
import { languageOfPath } from "#app/i18n/paths.ts";
import type { Route } from "./+types/frame-layout.ts";

export function loader({ url }: Route.LoaderArgs) {
  return frameData(url);
}

export default function FrameLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame data={loaderData}>
      <Outlet />
    </Frame>
  );
}

/** A page that breaks while it is shown: said in its language, with the way out. */
export function ErrorBoundary() {
  const language = languageOfPath(useLocation().pathname);
  const data = useRouteLoaderData<typeof loader>(language);
  return data ? <CrashPage words={data.words.crash} home={data.home} /> : null;
}
