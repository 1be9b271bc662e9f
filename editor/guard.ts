/** Refuses requests that do not come from the editor's own pages. */
import { timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { tokenHeader } from "./protocol.ts";

const ownNames = ["127.0.0.1", "localhost"];

/** Whether a request comes from a page of this server: not from another site, nor under another host name (DNS rebinding). */
export function isOwn(headers: IncomingHttpHeaders, port: number): boolean {
  const hosts = ownNames.map((name) => `${name}:${port}`);
  const { host, origin } = headers;
  const site = headers["sec-fetch-site"] ?? "none";
  const fromHere = ["same-origin", "none"].includes(site) || headers["sec-fetch-mode"] === "navigate";
  return (
    host !== undefined &&
    hosts.includes(host) &&
    (origin === undefined || origin === `http://${host}`) &&
    fromHere
  );
}

export function hasToken(headers: IncomingHttpHeaders, token: string): boolean {
  const given = Buffer.from(String(headers[tokenHeader] ?? ""));
  const wanted = Buffer.from(token);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
