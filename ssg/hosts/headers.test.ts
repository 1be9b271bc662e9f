import { expect, test } from "vitest";
import { contentSecurityPolicy, securityHeaders } from "./headers.ts";

test("the content policy allows the site's own files, of inline scripts those with their hashes, and nothing else", () => {
  // The hash was made by another program. Objects, frames and what else is not named go by default-src.
  expect(contentSecurityPolicy(["alert()"]).split("; ").toSorted()).toEqual([
    "base-uri 'none'",
    "connect-src 'self'",
    "default-src 'none'",
    "font-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "img-src 'self'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    "script-src 'self' 'sha256-S8S/VNmXuUuoIR6OhqBqwIiIkuCxXq31hCCHAHnicV8='",
    "style-src 'self'",
    "trusted-types 'none'",
    "worker-src 'none'",
  ]);
});

test("every answer is promised the headers that protect visitors", () => {
  const headers = securityHeaders([]);
  expect(headers).toMatchObject({
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Permitted-Cross-Domain-Policies": "none",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Strict-Transport-Security": "max-age=63072000",
  });
  for (const feature of ["camera", "geolocation", "microphone", "payment", "usb"])
    expect(headers["Permissions-Policy"]).toContain(`${feature}=()`);
});
