import { once } from "node:events";
import { createServer, type AddressInfo, type Server } from "node:net";

/** The first free port of 127.0.0.1 from the given one. @throws when fifty in a row are taken */
export async function freePort(firstPort: number): Promise<number> {
  for (let port = firstPort; port < firstPort + 50; port += 1) {
    const probe = createServer();
    try {
      await once(probe.listen(port, "127.0.0.1"), "listening");
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") continue;
      throw error;
    }
    await new Promise((closed) => probe.close(closed));
    return port;
  }
  throw new Error(`Ports ${firstPort} to ${firstPort + 49} are all taken: free one, or set PORT to another`);
}

/** Makes a server listen on a free port of 127.0.0.1. @returns its origin */
export async function listen(server: Server): Promise<string> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
