import { describe, expect, test } from "vitest";
import { contentSecurityPolicy, securityHeaders } from "./headers.ts";

/** SHA-256 of `alert()`, made by another program. */
const hash = "S8S/VNmXuUuoIR6OhqBqwIiIkuCxXq31hCCHAHnicV8=";

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...values] = directive.split(" ");
      return [name, values.join(" ")];
    }),
  );
}

describe("the content policy", () => {
  test("allows of inline scripts only the given ones, by their hashes", () => {
    expect(directives(contentSecurityPolicy(["alert()"]))["script-src"]).toBe(`'self' 'sha256-${hash}'`);
  });

  test("allows nothing in general, nothing from elsewhere, and no text that becomes code", () => {
    const policy = contentSecurityPolicy(["alert()"]);
    expect(policy).not.toMatch(/unsafe|https?:|\*|data:|blob:/);
    expect(directives(policy)).toMatchObject({
      "default-src": "'none'",
      "worker-src": "'none'",
      "base-uri": "'none'",
      "form-action": "'none'",
      "frame-ancestors": "'none'",
      "require-trusted-types-for": "'script'",
      "trusted-types": "'none'",
    });
    // What is not named goes by default-src: objects and frames, for example.
    expect(
      Object.keys(directives(policy)).filter((name) => /^(object|frame|media|child)-src/.test(name)),
    ).toEqual([]);
  });
});

test("every answer is promised the headers that protect visitors", () => {
  const headers = securityHeaders([]);
  expect(headers).toMatchObject({
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Permitted-Cross-Domain-Policies": "none",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  });
  expect(Number(/^max-age=(\d+)$/.exec(headers["Strict-Transport-Security"] ?? "")?.[1])).toBeGreaterThan(
    31_536_000,
  );
  for (const feature of ["camera", "geolocation", "microphone", "payment", "usb"])
    expect(headers["Permissions-Policy"]).toContain(`${feature}=()`);
});
