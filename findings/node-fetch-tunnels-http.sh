#!/bin/sh
# Node 24.21.0, `fetch` of an http: address through the proxy in HTTP_PROXY (`http.setGlobalProxyFromEnv`, or NODE_USE_ENV_PROXY=1).
# Expected: it sends `GET http://site.example/` to the proxy, as curl, wget and node:http do (RFC 9112, 3.2.2).
# Seen: `fetch` asks for a tunnel, `CONNECT site.example:80`, which proxies commonly allow to port 443 only; node:http sends the
# absolute form. So use `http.get` for plain HTTP through a proxy.
# Exit: 0 as described, 1 when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >look.mjs <<'END'
import http from "node:http";
const seen = [];
const proxy = http.createServer((request, response) => {
  seen.push(`${request.method} ${request.url}`);
  response.end();
});
proxy.on("connect", (request, socket) => {
  seen.push(`CONNECT ${request.url}`);
  socket.end("HTTP/1.1 403 Forbidden\r\n\r\n");
});
proxy.listen(0, "127.0.0.1", async () => {
  http.setGlobalProxyFromEnv({ HTTP_PROXY: `http://127.0.0.1:${proxy.address().port}` });
  await fetch("http://site.example/").catch(() => undefined);
  await new Promise((done) => http.get("http://site.example/", done).on("error", done));
  console.log(seen.join(", "));
  process.exit(seen.join() === "CONNECT site.example:80,GET http://site.example/" ? 0 : 1);
});
END
npx --yes node@24.21.0 look.mjs
