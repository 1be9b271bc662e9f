/** Serves the built site on loopback: `npm start`. The first free port from 4173 (or `PORT`) is used and printed. */
import { existsSync } from "node:fs";
import { say } from "#app/messages/messages.ts";
import { siteServer } from "../build-tools/site-handler.ts";
import { orExplain } from "./explain.ts";
import { listenOnFreePort } from "./ports.ts";

const siteFolder = "build/client";

await orExplain(async () => {
  if (!existsSync(siteFolder)) throw new Error(say("notBuilt"));
  const port = await listenOnFreePort(siteServer(siteFolder), Number(process.env.PORT ?? 4173));
  console.log(`http://127.0.0.1:${port}/`);
});
