/** Shows the site while somebody works on it: the last step of `npm run dev`. */
import { orExplain } from "./explain.ts";
import { optionsOf } from "./options.ts";
import { runRouter } from "./router.ts";

await orExplain(async () => {
  const { host, port } = optionsOf({
    host: { type: "string", example: "--host 127.0.0.1" },
    port: { type: "string", example: "--port 5173" },
  });
  await runRouter("dev", [
    ...(host === undefined ? [] : ["--host", host]),
    ...(port === undefined ? [] : ["--port", port]),
  ]);
});
