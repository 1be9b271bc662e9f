import { expect, test } from "vitest";
import { contentSecurityPolicy, securityHeaders } from "./headers.ts";

test("the content policy allows only the site's own files, and inline scripts with their hashes", () => {
  // The hash comes from another program. default-src covers objects, frames and all that is not named.
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

test("every response has the security headers", () => {
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
