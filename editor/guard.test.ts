import { describe, expect, test } from "vitest";
import { hasToken, isOwn } from "./guard.ts";

const host = "127.0.0.1:5273";

describe("a request is of this server's own pages", () => {
  test.each([
    ["typed into the address bar", { host, "sec-fetch-site": "none", "sec-fetch-mode": "navigate" }],
    ["by the machine's other name", { host: "localhost:5273" }],
    ["from a page of it", { host, origin: `http://${host}`, "sec-fetch-site": "same-origin" }],
    ["from a link on another site", { host, "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }],
  ])("when it is made %s", (_, headers) => {
    expect(isOwn(headers, 5273)).toBe(true);
  });

  test.each([
    ["by a name that leads here", { host: "rebound.example:5273" }],
    ["for another port", { host: "127.0.0.1:80" }],
    ["without a name", {}],
    ["from another site", { host, origin: "https://other.example" }],
    ["from another port of this machine", { host, origin: "http://127.0.0.1:3000" }],
    ["by its other name", { host, origin: "http://localhost:5273" }],
    [
      "without an origin by another site",
      { host, "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" },
    ],
    ["by another port, as a script", { host, "sec-fetch-site": "same-site", "sec-fetch-mode": "no-cors" }],
  ])("not when it is made %s", (_, headers) => {
    expect(isOwn(headers, 5273)).toBe(false);
  });
});

test("only the token of this start is taken", () => {
  expect(hasToken({ "x-editor-token": "right" }, "right")).toBe(true);
  expect(hasToken({ "x-editor-token": "wrong" }, "right")).toBe(false);
  expect(hasToken({ "x-editor-token": "righ" }, "right")).toBe(false);
  expect(hasToken({}, "right")).toBe(false);
});
