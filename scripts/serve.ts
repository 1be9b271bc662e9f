/** Serves the built site on loopback: `npm start`. The first free port from 4173 (or `PORT`) is used and printed. */
import type { Server } from "node:http";
import { siteServer } from "../build-tools/site-handler.ts";

const host = "127.0.0.1";
const portsToTry = 50;

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve(port);
    });
  });
}

async function listenOnFreePort(server: Server, firstPort: number): Promise<number> {
  for (let port = firstPort; port < firstPort + portsToTry; port += 1) {
    try {
      return await listen(server, port);
    } catch (error) {
      const taken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
      if (!taken) throw error;
    }
  }
  throw new Error(
    `Ports ${firstPort} to ${String(firstPort + portsToTry - 1)} are all taken: free one, or choose another first port with PORT=…`,
  );
}

const firstPort = Number(process.env.PORT ?? 4173);
const port = await listenOnFreePort(siteServer("build/client"), firstPort);
console.log(`http://${host}:${port}/`);
