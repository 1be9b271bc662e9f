import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Lets a server listen on loopback while something is done with its origin. */
export async function withServer(server: Server, use: (origin: string) => Promise<void>): Promise<void> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
