import { describe, expect, test } from "vitest";
import { hasToken, isOwn } from "./guard.ts";

const host = "127.0.0.1:5273";

describe("a request", () => {
  test.each([
    ["from the address bar", { host, "sec-fetch-site": "none", "sec-fetch-mode": "navigate" }],
    ["to localhost", { host: "localhost:5273" }],
    ["from a page of this server", { host, origin: `http://${host}`, "sec-fetch-site": "same-origin" }],
    ["from a link on another site", { host, "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }],
  ])("is accepted %s", (_, headers) => {
    expect(isOwn(headers, 5273)).toBe(true);
  });

  test.each([
    ["to a foreign host name that resolves to this machine", { host: "rebound.example:5273" }],
    ["to another port", { host: "127.0.0.1:80" }],
    ["without a Host header", {}],
    ["from another site", { host, origin: "https://other.example" }],
    ["from another port of this machine", { host, origin: "http://127.0.0.1:3000" }],
    ["from localhost to 127.0.0.1", { host, origin: "http://localhost:5273" }],
    [
      "from another site without an Origin header",
      { host, "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" },
    ],
    ["for a script on another port", { host, "sec-fetch-site": "same-site", "sec-fetch-mode": "no-cors" }],
  ])("is refused %s", (_, headers) => {
    expect(isOwn(headers, 5273)).toBe(false);
  });
});

test("only the token of this start is accepted", () => {
  expect(hasToken({ "x-editor-token": "right" }, "right")).toBe(true);
  expect(hasToken({ "x-editor-token": "wrong" }, "right")).toBe(false);
  expect(hasToken({ "x-editor-token": "righ" }, "right")).toBe(false);
  expect(hasToken({}, "right")).toBe(false);
});
