import { languages, type Language } from "#app/i18n/languages.ts";
import { cardPath, notFoundSegment, officeIds, pageIds, pathOf } from "#app/i18n/paths.ts";
import { quoted, say } from "#app/messages/messages.ts";
import { securityTxtPath } from "../serving/security-txt.ts";
import { samplesIn } from "./sample.ts";

/** What one request to the site brought. */
interface Answer {
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

const year = 31_536_000;
const patience = 10_000;

async function ask(site: URL, path: string): Promise<Answer> {
  const response = await fetch(new URL(path, site), {
    redirect: "manual",
    headers: { "Accept-Encoding": "br, gzip" },
    signal: AbortSignal.timeout(patience),
  });
  return { path, status: response.status, headers: response.headers, body: await response.text() };
}

const isLoopback = ({ hostname }: URL) => /^(localhost|127\.|\[::1\])/.test(hostname);
const valueIn = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

/** Address that a page gives as its own. */
const canonicalOf = (html: string) => valueIn(html, /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/);
const languageOf = (html: string) => valueIn(html, /<html[^>]*\slang="([^"]*)"/);

const redirects = new Set([301, 308]);

/** What is wrong with a page: its status, type, language, own address, and samples in it. */
function pageProblems(site: URL, { path, status, headers, body }: Answer, language: Language): string[] {
  if (status !== 200) return [say("onlineStatus", { status })];
  const problems: string[] = [];
  if (!/^text\/html; ?charset=utf-8$/i.test(headers.get("content-type") ?? ""))
    problems.push(say("onlineType"));
  if (languageOf(body) !== language) problems.push(say("onlineLanguage", { language }));
  const canonical = URL.parse(canonicalOf(body) ?? "");
  const publicAddress = isLoopback(site)
    ? canonical?.protocol === "https:" && !isLoopback(canonical)
    : canonical?.origin === site.origin;
  if (!publicAddress || (canonical?.pathname ?? "") !== path)
    problems.push(say("onlineName", { found: canonicalOf(body) ?? "—" }));
  const visible = body.replace(/<script\b[^>]*>[^]*?<\/script>/g, " ").replace(/<[^>]+>/g, " ");
  for (const { found, instead } of samplesIn(visible))
    problems.push(say("onlineSample", { found: quoted(found), instead }));
  return problems;
}

/** Headers that protect visitors. @see https://owasp.org/www-project-secure-headers/ */
function headerProblems(site: URL, { headers }: Answer): string[] {
  const policy = headers.get("content-security-policy") ?? "";
  const scripts = (/script-src [^;]*/.exec(policy) ?? /default-src [^;]*/.exec(policy))?.[0] ?? "";
  const framed = policy.includes("frame-ancestors") || headers.has("x-frame-options");
  const checks: readonly (readonly [ok: boolean, problem: string])[] = [
    [policy !== "", say("headerPolicy")],
    [!scripts.includes("'unsafe-inline'"), say("headerInline")],
    [policy === "" || framed, say("headerFrame")],
    [headers.get("x-content-type-options") === "nosniff", say("headerSniff")],
    [headers.has("referrer-policy"), say("headerReferrer")],
    [headers.has("permissions-policy"), say("headerPermissions")],
    [
      site.protocol !== "https:" || /max-age=\d{7,}/.test(headers.get("strict-transport-security") ?? ""),
      say("headerTransport"),
    ],
    [headers.has("content-encoding"), say("headerCompressed")],
  ];
  return checks.filter(([ok]) => !ok).map(([, problem]) => problem);
}

async function notFoundProblems(site: URL, language: (typeof languages)[number]): Promise<string[]> {
  const answer = await ask(site, `${language.prefix}/is-not-there-${notFoundSegment}`);
  if (answer.status !== 404) return [`${answer.path}: ${say("onlineMissing", { status: answer.status })}`];
  return languageOf(answer.body) === language.code
    ? []
    : [
        `${answer.path}: ${say("onlineNotFound", { language: language.code, file: `${language.prefix}/${notFoundSegment}.html` })}`,
      ];
}

async function redirectProblems(site: URL): Promise<string[]> {
  const page = pathOf("contact", languages[0].code);
  const slash = await ask(site, `${page}/`);
  const led = URL.parse(slash.headers.get("location") ?? "", new URL(slash.path, site));
  const problems =
    redirects.has(slash.status) && led?.pathname === page
      ? []
      : [`${page}/: ${say("onlineSlash", { status: slash.status })}`];
  if (site.protocol !== "https:") return problems;
  const plain = new URL(page, site);
  plain.protocol = "http:";
  const answer = await fetch(plain, { redirect: "manual", signal: AbortSignal.timeout(patience) }).catch(
    () => undefined,
  );
  if (answer && !(redirects.has(answer.status) && answer.headers.get("location")?.startsWith("https:")))
    problems.push(`${plain.href}: ${say("onlineHttp", { status: answer.status })}`);
  return problems;
}

/** The build's own files are named after what they hold, and may be kept for good; pages may not. */
async function keepingProblems(site: URL, home: Answer): Promise<string[]> {
  const asset = valueIn(home.body, /(?:href|src)="(\/assets\/[^"]+)"/);
  if (asset === undefined) return [];
  const { headers, status } = await ask(site, asset);
  const kept = Number(valueIn(headers.get("cache-control") ?? "", /max-age=(\d+)/) ?? 0);
  const pageKept = Number(valueIn(home.headers.get("cache-control") ?? "", /max-age=(\d+)/) ?? 0);
  return [
    ...(status === 200 ? [] : [`${asset}: ${say("onlineFile", { status })}`]),
    ...(kept >= year ? [] : [`${asset}: ${say("onlineKept", { year })}`]),
    ...(pageKept > 3600 ? [`${home.path}: ${say("onlinePageKept", { seconds: pageKept })}`] : []),
  ];
}

async function listProblems(site: URL, pages: readonly Answer[]): Promise<string[]> {
  const problems: string[] = [];
  const sitemap = await ask(site, "/sitemap.xml");
  if (sitemap.status !== 200 || !(sitemap.headers.get("content-type") ?? "").includes("xml")) {
    problems.push(`/sitemap.xml: ${say("onlineSitemap", { status: sitemap.status })}`);
  } else {
    const listed = new Set(
      [...sitemap.body.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(
        ([, address]) => URL.parse(address ?? "")?.pathname,
      ),
    );
    for (const { path } of pages.filter((page) => page.status === 200 && !listed.has(page.path)))
      problems.push(`/sitemap.xml: ${say("onlineUnlisted", { path })}`);
  }
  const robots = await ask(site, "/robots.txt");
  if (robots.status !== 200 || !/^sitemap:\s*https?:\/\//im.test(robots.body))
    problems.push(`/robots.txt: ${say("onlineRobots", { status: robots.status })}`);
  else if (/^disallow:\s*\/\s*$/im.test(robots.body)) problems.push(`/robots.txt: ${say("onlineDisallow")}`);
  return problems;
}

/** Days before its end at which `security.txt` is to be renewed: time enough for the next release of a year. */
const renewalDays = 60;

async function securityProblems(site: URL): Promise<string[]> {
  const { path, status, body } = await ask(site, securityTxtPath);
  if (status !== 200) return [`${path}: ${say("onlineSecurity", { status })}`];
  const days = (Date.parse(valueIn(body, /^Expires: (.*)$/m) ?? "") - Date.now()) / 86_400_000;
  return days > renewalDays
    ? []
    : [`${path}: ${say("onlineExpires", { days: Math.max(0, Math.floor(days || 0)) })}`];
}

async function cardProblems(site: URL): Promise<string[]> {
  const answers = await Promise.all(officeIds.map((office) => ask(site, cardPath(office))));
  return answers
    .filter(
      ({ status, headers }) =>
        status !== 200 || !(headers.get("content-type") ?? "").startsWith("text/vcard"),
    )
    .map(({ path }) => `${path}: ${say("onlineCard")}`);
}

/**
 * All that is wrong with a deployed copy of the site: one line each, with the address and what to do.
 * @param address where it is deployed; only its origin counts
 */
export async function deployedProblems(address: string): Promise<string[]> {
  const site = URL.parse(address);
  if (!site || !/^https?:$/.test(site.protocol))
    return [`${address}: is not an address: write it like https://your.domain`];
  try {
    const wanted = languages.flatMap(({ code }) =>
      pageIds.map((page) => ({ code, path: pathOf(page, code) })),
    );
    const pages = await Promise.all(
      wanted.map(async ({ code, path }) => ({ code, answer: await ask(site, path) })),
    );
    const [home] = pages;
    return [
      ...pages.flatMap(({ code, answer }) =>
        pageProblems(site, answer, code).map((problem) => `${answer.path}: ${problem}`),
      ),
      ...(home ? headerProblems(site, home.answer).map((problem) => `${home.answer.path}: ${problem}`) : []),
      ...(home ? await keepingProblems(site, home.answer) : []),
      ...(await Promise.all(languages.map((language) => notFoundProblems(site, language)))).flat(),
      ...(await redirectProblems(site)),
      ...(await listProblems(
        site,
        pages.map(({ answer }) => answer),
      )),
      ...(await cardProblems(site)),
      ...(await securityProblems(site)),
    ];
  } catch (error) {
    const cause =
      error instanceof Error ? ((error.cause as Error | undefined)?.message ?? error.message) : String(error);
    return [`${site.origin}: ${say("onlineGone", { cause })}`];
  }
}
