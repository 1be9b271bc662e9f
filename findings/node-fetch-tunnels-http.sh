#!/bin/sh
# Node 24.21.0, `fetch` of a http: address by the proxy of HTTP_PROXY (`http.setGlobalProxyFromEnv`, or NODE_USE_ENV_PROXY=1).
# Expected: `GET http://site.example/` is asked of the proxy, as curl, wget and node:http do it (RFC 9112, 3.2.2).
# Seen: `fetch` has the proxy open a tunnel, `CONNECT site.example:80`, which proxies commonly allow to port 443 alone; node:http
# asks in absolute form. So whoever looks at plain HTTP by a proxy takes `http.get`.
# Ends with 1 when that changes.
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
