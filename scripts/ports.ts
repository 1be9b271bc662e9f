import { say } from "#app/messages/messages.ts";
import { createServer, type Server } from "node:net";

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

/** Lets a server listen on the first free port of loopback. @returns the port  @throws when fifty in a row are taken */
export async function listenOnFreePort(server: Server, firstPort: number): Promise<number> {
  for (let port = firstPort; port < firstPort + portsToTry; port += 1) {
    try {
      return await listen(server, port);
    } catch (error) {
      const taken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
      if (!taken) throw error;
    }
  }
  throw new Error(say("portsTaken", { from: firstPort, to: firstPort + portsToTry - 1 }));
}

/** The first free port of loopback, for a server that is no part of this process. */
export async function freePort(firstPort: number): Promise<number> {
  const probe = createServer();
  const port = await listenOnFreePort(probe, firstPort);
  await new Promise((closed) => probe.close(closed));
  return port;
}
