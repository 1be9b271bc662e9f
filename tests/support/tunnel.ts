import type { IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";

/** Answers the CONNECT request of a proxy's client: the tunnel leads to a port of 127.0.0.1, whatever address was asked for. */
export const tunnelTo = (port: number) => (_: IncomingMessage, socket: Socket) => {
  const server = connect(port, "127.0.0.1", () => {
    socket.write("HTTP/1.1 200 OK\r\n\r\n");
    server.pipe(socket).pipe(server);
  });
  for (const end of [server, socket]) end.on("error", () => end.destroy());
};
