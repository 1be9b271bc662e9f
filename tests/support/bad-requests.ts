/** Requests as scanners and broken clients send them, generated from a seed: the same ones each time. */

/** Numbers that look random and are not (mulberry32). @returns from 0 to below 1 */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const ups = ["..", "%2e%2e", ".%2e", "%252e%252e", "..%00", "..%c0%af", "..\\", "%2e%2e%5c", "....", "..;"];
const separators = ["/", "//", "%2f", "\\", "%5c", "/./", "%252f"];
const prey = [
  "etc/passwd",
  "package.json",
  "site.caddy",
  "_headers",
  ".git/config",
  ".env",
  "proc/self/environ",
  "client/index.html.br",
  "windows/win.ini",
  "wp-login.php",
];
const starts = [
  "/",
  "/en/",
  "/assets/",
  "/assets/..",
  "//",
  "/.well-known/",
  "/about_us/",
  "/%2f",
  "/\\",
  "",
];
const wrongCases = [
  "/controlcnd",
  "/CONTACT",
  "/En/contact",
  "/eN/Qualite",
  "/controlCnd",
  "/ASSETS/x.js",
  "/TUNIS.VCF",
];
const brokenEscapes = [
  "%",
  "%z",
  "%zz",
  "%E0%A4%A",
  "%u0041",
  "%00",
  "%0d%0aSet-Cookie:x=y",
  "%ff%fe",
  "%80",
];
const characters = [
  " ",
  "\t",
  "\u0000",
  "\u0007",
  "<",
  ">",
  '"',
  "'",
  "`",
  "{",
  "}",
  "|",
  "^",
  "é",
  "\u00ff",
  ";",
];
const methods = [
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "DELETE",
  "TRACE",
  "CONNECT",
  "OPTIONS",
  "PROPFIND",
  "get",
  "G ET",
  "",
];
const versions = ["HTTP/1.1", "HTTP/1.0", "HTTP/0.9", "HTTP/2.0", "HTTP/9.9", "HTP/1.1", "HTTP/1.1 x", ""];
const headers = [
  "Host: x",
  "Host: x\r\nHost: y",
  "Host: ../../etc",
  "Host:",
  "Range: bytes=9-2",
  "Range: bytes=99999999999-",
  "Range: bytes=0-0,1-1,2-2,3-3",
  "If-None-Match: *",
  "If-Modified-Since: never",
  "Accept-Encoding: br;q=x, \u0000",
  "Content-Length: -1",
  "Content-Length: 5",
  "Content-Length: 5\r\nContent-Length: 6",
  "Transfer-Encoding: chunked",
  "Transfer-Encoding: cow",
  "Transfer-Encoding: chunked\r\nContent-Length: 3",
  "Expect: 100-continue",
  "Upgrade: websocket\r\nConnection: upgrade",
  "X: " + "x".repeat(20_000),
  "X-Forwarded-For: 127.0.0.1\r\nX-Original-URL: /etc/passwd",
  "no colon here",
  " folded: yes",
  ": no name",
];

export interface BadRequest {
  readonly bytes: Buffer;
  /** What it tries, to name it when it succeeds. */
  readonly about: string;
}

/** @param count how many  @param seed which ones */
export function badRequests(count: number, seed: number): BadRequest[] {
  const random = numbersFrom(seed);
  const whole = (below: number) => Math.floor(random() * below);
  const one = (list: readonly string[]) => list[whole(list.length)] ?? "";
  const several = (list: readonly string[], most: number) =>
    Array.from({ length: 1 + whole(most) }, () => one(list)).join("");

  const traversal = () =>
    one(starts) + Array.from({ length: 1 + whole(8) }, () => one(ups) + one(separators)).join("") + one(prey);
  const overlong = () => "/" + one(["a", "../", "%2e", "é", "a/"]).repeat(50 + whole(4_000));
  const broken = () => one(starts) + several([...brokenEscapes, ...characters, "about_us"], 4);
  const noise = () => Array.from({ length: whole(60) }, () => String.fromCharCode(whole(256))).join("");
  const absolute = () => one(["http://", "https://", "ftp://", "//", "*", "?", "#"]) + several(prey, 2);
  const wrongCase = () => one(wrongCases) + one(["", "/", "?a=b", "%00", ".html", "//"]);
  const targets = [traversal, traversal, overlong, broken, broken, absolute, wrongCase, wrongCase];

  return Array.from({ length: count }, () => {
    if (random() < 0.05) return { bytes: Buffer.from(noise(), "latin1"), about: "noise" };
    const target = (targets[whole(targets.length)] ?? traversal)();
    const method = random() < 0.6 ? "GET" : one(methods);
    const version = random() < 0.8 ? "HTTP/1.1" : one(versions);
    const lines = random() < 0.5 ? ["Host: site.example"] : [one(headers), one(headers)];
    const text = [`${method} ${target} ${version}`, ...lines, "Connection: close", "", ""].join("\r\n");
    return { bytes: Buffer.from(text, "latin1"), about: text.slice(0, 200) };
  });
}
