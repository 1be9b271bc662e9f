import { createHash } from "node:crypto";

/** A year, in seconds: files whose name changes with what is in them are kept that long. */
const year = 31_536_000;

/** Browser features that no page uses, denied to everything in a page. */
const unusedFeatures = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
] as const;

/** Types of script elements that a content security policy restricts; all others are data. */
const guarded = /^(?:|module|text\/javascript|importmap|speculationrules)$/;

export function scriptsIn(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].flatMap(
    ([, attributes = "", text = ""]) => {
      const type = /\stype="([^"]*)"/.exec(attributes)?.[1] ?? "";
      return /\ssrc=/.test(attributes) || !guarded.test(type) ? [] : [text];
    },
  );
}

/** An inline script with this text, as a policy names it. */
export function hashSource(script: string): string {
  return `'sha256-${createHash("sha256").update(script, "utf8").digest("base64")}'`;
}

/** The content security policy of all pages: the site's own files, and only inline scripts with these texts. */
export function contentSecurityPolicy(scripts: readonly string[]): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts.map(hashSource).sort()],
    "style-src": ["'self'"],
    "img-src": ["'self'"],
    "font-src": ["'self'"],
    // For fetching pages before they are shown.
    "connect-src": ["'self'"],
    "manifest-src": ["'self'"],
    // Without this, it falls back to script-src.
    "worker-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
}

/** Headers of every response, whatever its status. @param scripts as for `contentSecurityPolicy` */
export function securityHeaders(scripts: readonly string[]): Readonly<Record<string, string>> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(scripts),
    // Without subdomains: whether the owner's other hosts have HTTPS is unknown.
    "Strict-Transport-Security": `max-age=${2 * year}`,
    "X-Content-Type-Options": "nosniff",
    "X-Permitted-Cross-Domain-Policies": "none",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}

export const hashedFolder = "/assets/";

export const cacheControl = {
  hashed: `public, max-age=${year}, immutable`,
  // Fresh for a few seconds: a page fetched when the press begins (app/startup/fetch-ahead.ts) is not requested again.
  others: "max-age=5, must-revalidate",
} as const;

/** Types of all files: with `nosniff` browsers accept no others, and the servers' own types depend on the machine. */
export const contentTypes: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".vcf": "text/vcard; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
};

/** Extensions of the files that are worth compressing. */
export const compressible = ["html", "js", "css", "svg", "json", "txt", "xml", "webmanifest"] as const;
