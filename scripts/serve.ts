/** Serves the built site on loopback: `npm start`. The first free port from 4173 (or `PORT`) is used and printed. */
import { siteServer } from "../build-tools/site-handler.ts";
import { listenOnFreePort } from "./ports.ts";

const port = await listenOnFreePort(siteServer("build/client"), Number(process.env.PORT ?? 4173));
console.log(`http://127.0.0.1:${port}/`);
