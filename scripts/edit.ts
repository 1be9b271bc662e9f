/**
 * Starts the site with an editor over it, for this machine alone: `npm run edit`. The first free port from 5273 (or
 * `PORT`) is used and printed.
 */
import { createServer } from "vite";
import { say } from "#app/messages/messages.ts";
import { editor } from "../build-tools/editor/plugin.ts";
import { orExplain } from "./explain.ts";
import { freePort } from "./ports.ts";

process.env.NODE_ENV ??= "development";

await orExplain(async () => {
  const port = await freePort(Number(process.env.PORT ?? 5273));
  const server = await createServer({
    configFile: "vite.config.ts",
    plugins: [editor()],
    logLevel: "warn",
    server: { host: "127.0.0.1", port, strictPort: true },
  });
  await server.listen();
  console.log(`http://127.0.0.1:${port}/\n${say("editOpen")}`);
});
