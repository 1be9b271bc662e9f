import { once } from "node:events";
import { get, setGlobalProxyFromEnv, type IncomingMessage } from "node:http";
import { notFoundSegment } from "#model/site/pages.ts";
import type { SiteLanguage } from "#model/site/site.ts";
import {
  cacheControl,
  contentTypes,
  hashedFolder,
  hashSource,
  scriptsIn,
  securityHeaders,
} from "../../ssg/hosts/headers.ts";
import { securityTxtPath } from "../../ssg/hosts/host-files.ts";
import type { LaunchProblem } from "./problems.ts";

/** Days before the expiry of `security.txt` from which the check reports it. */
const renewalDays = 60;

/** Seconds for which browsers may cache a page, or a 404 response. */
const shortly = 3_600;

const permanent = new Set([301, 308]);

const keptFor = (headers: Headers) =>
  Number(/max-age=(\d+)/.exec(headers.get("Cache-Control") ?? "")?.[1] ?? 0);

/** The error of a request without an answer, with a message for the user that names the cause. */
class NoAnswer extends Error {
  override readonly name = "NoAnswer";
  readonly url: string;

  constructor(url: string, says: string) {
    super(says);
    this.url = url;
  }
}

/** The proxy that npm uses, from its settings or the environment, in the form that Node's functions take. */
function proxyOfNpm() {
  const { env } = process;
  const first = (...names: readonly string[]) => names.map((name) => env[name]).find(Boolean);
  const general = first("npm_config_https_proxy", "npm_config_proxy");
  return {
    HTTP_PROXY: general ?? first("http_proxy", "HTTP_PROXY"),
    HTTPS_PROXY: general ?? first("https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY"),
    NO_PROXY: first("npm_config_noproxy", "no_proxy", "NO_PROXY"),
  };
}

/** Explains why there is no answer. @param error as `fetch` throws it */
function blamed(url: URL, error: Error): string {
  const cause = (error.cause ?? error) as NodeJS.ErrnoException;
  const { code = "", message } = cause;
  const inner = (cause.cause as Error | undefined)?.message ?? message;
  const { HTTP_PROXY, HTTPS_PROXY } = proxyOfNpm();
  const proxy = URL.parse((url.protocol === "https:" ? HTTPS_PROXY : HTTP_PROXY) ?? "");
  if (proxy && [/Tunneling/, proxy.hostname].some((sign) => inner.search(sign) >= 0))
    return `ne répond pas : le proxy ${proxy.host} ne laisse pas passer, voir HTTPS_PROXY et npm config get https-proxy (${inner})`;
  const reasons: readonly (readonly [RegExp, string])[] = [
    [/TIMEOUT|Timeout/, "rien en 10 secondes : voir si le site y tourne"],
    [
      /ENOTFOUND|EAI_AGAIN/,
      "ce nom n’est pas connu : voir l’adresse, la connexion et les enregistrements DNS",
    ],
    [
      /CERT|SIGNED|ERR_TLS|ERR_SSL/,
      "son certificat n’est pas accepté : le voir chez l’hébergeur, ou qui se met entre",
    ],
  ];
  const [, reason = "voir si le site y tourne"] =
    reasons.find(([pattern]) => pattern.test(`${code} ${error.name} ${inner}`)) ?? [];
  return `ne répond pas : ${reason} (${inner})`;
}

async function ask(url: URL | string) {
  const response = await fetch(url, {
    redirect: "manual",
    headers: { "Accept-Encoding": "br, gzip" },
    signal: AbortSignal.timeout(10_000),
  }).catch((error: unknown) => {
    throw new NoAnswer(String(url), blamed(new URL(url), error as Error));
  });
  const text = await response.text().catch((error: unknown) => {
    const { code = "", message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
    // As zlib has them (Z_DATA_ERROR, ERR_BROTLI…): what was compressed while building was changed on its way.
    const says = /^(Z|ERR)_/.test(code)
      ? `arrive abîmé (${message}) : envoyer de nouveau tous les fichiers, par FTP en mode binaire`
      : blamed(new URL(url), error as Error);
    throw new NoAnswer(String(url), says);
  });
  return { status: response.status, headers: response.headers, text };
}

/** Sends a request over plain HTTP. `fetch` would ask a proxy for a tunnel, which proxies allow for HTTPS only. */
async function askPlainly(url: URL) {
  try {
    const [response] = (await once(get(url, { signal: AbortSignal.timeout(10_000) }), "response")) as [
      IncomingMessage,
    ];
    response.resume();
    return {
      status: response.statusCode ?? 0,
      headers: new Headers({ Location: response.headers.location ?? "" }),
      text: "",
    };
  } catch (error) {
    throw new NoAnswer(url.href, blamed(url, error as Error));
  }
}

/** The remedy for a file that the server does not deliver. */
const remedyOf = (status: number, site: string) =>
  status === 403
    ? "donner aux fichiers les droits 644, et 755 aux dossiers"
    : `mettre tous les fichiers de dist/client à ${site}`;

/** Problems of a page: its status, its headers, or a policy that does not fit its scripts. */
function pageProblems(url: URL, { status, headers, text }: Awaited<ReturnType<typeof ask>>): string[] {
  if (status !== 200) return [`répond ${status} : ${remedyOf(status, url.origin)}`];
  const scripts = [...new Set(scriptsIn(text))];
  const own = scripts.map(hashSource);
  // There is one policy for all pages, which names the scripts of the others as well.
  const policy = headers
    .get("Content-Security-Policy")
    ?.replaceAll(/ 'sha256-[^']+'/g, (source) => (own.includes(source.trim()) ? source : ""));
  const said = (name: string) => (name === "Content-Security-Policy" ? policy : headers.get(name)) ?? "";
  const wanted = { ...securityHeaders(scripts), "Content-Type": contentTypes[".html"] };
  const wrong = Object.entries(wanted).filter(
    ([name, value]) =>
      !(name === "Strict-Transport-Security" && url.protocol === "http:") &&
      said(name).toLowerCase() !== value?.toLowerCase(),
  );
  const problems = wrong.map(([name, value]) => `envoie « ${name}: ${said(name)} » : envoyer ${value}`);
  if (!headers.has("Content-Encoding"))
    problems.push("n’est pas compressée : envoyer les fichiers .br et .gz que le build a écrits");
  if (keptFor(headers) > shortly)
    problems.push(
      `est gardée ${keptFor(headers)} s par les navigateurs : envoyer Cache-Control: ${cacheControl.others}`,
    );
  return problems;
}

async function redirectProblems(page: URL): Promise<LaunchProblem[]> {
  const plain = new URL(page);
  plain.protocol = "http:";
  const asked = [new URL(`${page.href}/`), ...(page.protocol === "https:" ? [plain] : [])];
  const problems = await Promise.all(
    asked.map(async (url) => {
      const { status, headers, text } = await (url === plain ? askPlainly(url) : ask(url));
      const led = URL.parse(headers.get("Location") ?? "", url);
      // A host may show the page there, too: search engines then follow the page's canonical address.
      const isSaid = status === 200 && text.includes(`<link rel="canonical" href="${page.href}"`);
      return isSaid ||
        (permanent.has(status) &&
          (url === plain ? led?.protocol === "https:" : led?.pathname === page.pathname))
        ? []
        : [{ place: url.href, says: `répond ${status} : mener par 301 ou 308 à ${page.href}` }];
    }),
  );
  return problems.flat();
}

async function notFoundProblems(site: string, { code, prefix }: SiteLanguage): Promise<LaunchProblem[]> {
  const place = `${site}${prefix}/is-not-there`;
  const { status, text } = await ask(place);
  if (status === 404 && text.includes(`<html lang="${code}"`)) return [];
  return [{ place, says: `répond ${status} : répondre 404, avec la page ${prefix}/${notFoundSegment}.html` }];
}

async function fileProblems(site: string, home: string): Promise<LaunchProblem[]> {
  const [script = ""] = /\/assets\/[^" ]+\.js/.exec(home) ?? [];
  const missing = `${hashedFolder}is-not-there-00000000.js`;
  const [asset, robots, security, none] = await Promise.all(
    [script, "/robots.txt", securityTxtPath, missing].map((path) => ask(site + path)),
  );
  const expires = Date.parse(/^Expires: (.*)$/m.exec(security?.text ?? "")?.[1] ?? "");
  const days = Math.max(0, Math.floor((expires - Date.now()) / 86_400_000 || 0));
  const problems: LaunchProblem[] = [];
  const tell = (path: string, says: string) => problems.push({ place: site + path, says });
  if (!asset?.headers.get("Cache-Control")?.includes("max-age=31536000"))
    tell(script, `n’est pas gardé un an : envoyer Cache-Control: ${cacheControl.hashed}`);
  if (none?.status !== 404) tell(missing, `répond ${none?.status ?? ""} : répondre 404`);
  else if (keptFor(none.headers) > shortly)
    tell(
      missing,
      `manque, et les navigateurs garderaient cela ${keptFor(none.headers)} s, même une fois le fichier mis en ligne : ne pas le dire des réponses 404`,
    );
  if (robots?.status !== 200 || /^disallow:\s*\/\s*$/im.test(robots.text))
    tell("/robots.txt", "écarte les moteurs, ou n’est pas là : envoyer celui du build");
  if (days <= renewalDays)
    tell(securityTxtPath, `vaut encore ${days} jours : construire et mettre en ligne de nouveau`);
  return problems;
}

/** Problems of `sitemap.xml`, without which no page can be checked. */
function sitemapProblem(
  site: string,
  { status, headers }: Awaited<ReturnType<typeof ask>>,
  pages: readonly (URL | null)[],
): string | undefined {
  const led = URL.parse(headers.get("Location") ?? "", site);
  const built = "construire par npm run build -- --url";
  if (led && led.origin !== site)
    return `mène à ${led.origin} : donner cette adresse à --url, et ${built} ${led.origin}`;
  if (status !== 200) return `répond ${status} : ${remedyOf(status, site)}`;
  if (pages.length === 0 || pages.some((page) => page?.origin !== site))
    return `ne nomme pas les pages de ${site} : ${built} ${site}, puis envoyer tous les fichiers`;
  return undefined;
}

/** All problems of a deployed site. @param site its address, without trailing slash */
export async function onlineProblems(
  site: string,
  languages: readonly SiteLanguage[],
): Promise<LaunchProblem[]> {
  const list = `${site}/sitemap.xml`;
  const leaveProxy = setGlobalProxyFromEnv(proxyOfNpm());
  try {
    const sitemap = await ask(list);
    const named = [...sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) =>
      URL.parse(address ?? ""),
    );
    const says = sitemapProblem(site, sitemap, named);
    if (says !== undefined) return [{ place: list, says }];
    const pages = named.filter((page) => page !== null);
    const answers = await Promise.all(pages.map(async (url) => ({ url, answer: await ask(url) })));
    return [
      ...answers.flatMap(({ url, answer }) =>
        pageProblems(url, answer).map((problem) => ({ place: url.href, says: problem })),
      ),
      ...(await Promise.all(languages.map((language) => notFoundProblems(site, language)))).flat(),
      ...(await redirectProblems(pages.at(-1) ?? new URL(site))),
      ...(await fileProblems(site, answers[0]?.answer.text ?? "")),
    ];
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return [{ place: error.url === list ? site : error.url, says: error.message }];
  } finally {
    leaveProxy();
  }
}
