import { languages } from "#model/site/languages.ts";
import { notFoundSegment } from "#model/site/paths.ts";
import { cacheControl, contentTypes, scriptsIn, securityHeaders } from "../../build/hosts/headers.ts";
import { securityTxtPath } from "../../build/hosts/host-files.ts";
import type { LaunchProblem } from "./problems.ts";

/** Days before its end at which `security.txt` is to be renewed. */
const renewalDays = 60;

const permanent = new Set([301, 308]);

async function ask(url: URL | string) {
  const response = await fetch(url, {
    redirect: "manual",
    headers: { "Accept-Encoding": "br, gzip" },
    signal: AbortSignal.timeout(10_000),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** What is wrong with a page: its status, its headers, or its policy, which has to fit its scripts. */
function pageProblems(url: URL, { status, headers, text }: Awaited<ReturnType<typeof ask>>): string[] {
  if (status !== 200) return [`répond ${status} : mettre tous les fichiers de dist/client chez l’hébergeur`];
  const wanted = { ...securityHeaders([...new Set(scriptsIn(text))]), "Content-Type": contentTypes[".html"] };
  const wrong = Object.entries(wanted).filter(
    ([name, value]) =>
      !(name === "Strict-Transport-Security" && url.protocol === "http:") &&
      headers.get(name)?.toLowerCase() !== value?.toLowerCase(),
  );
  const problems = wrong.map(
    ([name, value]) => `envoie « ${name}: ${headers.get(name) ?? ""} » : envoyer ${value}`,
  );
  if (!headers.has("Content-Encoding"))
    problems.push("n’est pas compressée : envoyer les fichiers .br et .gz que le build a écrits");
  const kept = Number(/max-age=(\d+)/.exec(headers.get("Cache-Control") ?? "")?.[1] ?? 0);
  if (kept > 3600)
    problems.push(`est gardée ${kept} s par les navigateurs : envoyer Cache-Control: no-cache`);
  return problems;
}

async function redirectProblems(page: URL): Promise<LaunchProblem[]> {
  const plain = new URL(page);
  plain.protocol = "http:";
  const asked = [new URL(`${page.href}/`), ...(page.protocol === "https:" ? [plain] : [])];
  const problems = await Promise.all(
    asked.map(async (url) => {
      const { status, headers } = await ask(url);
      const led = URL.parse(headers.get("Location") ?? "", url);
      return permanent.has(status) &&
        (url === plain ? led?.protocol === "https:" : led?.pathname === page.pathname)
        ? []
        : [{ place: url.href, says: `répond ${status} : mener par 301 ou 308 à ${page.href}` }];
    }),
  );
  return problems.flat();
}

async function notFoundProblems(
  site: string,
  { code, prefix }: (typeof languages)[number],
): Promise<LaunchProblem[]> {
  const place = `${site}${prefix}/is-not-there`;
  const { status, text } = await ask(place);
  if (status === 404 && text.includes(`<html lang="${code}"`)) return [];
  return [{ place, says: `répond ${status} : répondre 404, avec la page ${prefix}/${notFoundSegment}.html` }];
}

async function fileProblems(site: string, home: string): Promise<LaunchProblem[]> {
  const [script = ""] = /\/assets\/[^" ]+\.js/.exec(home) ?? [];
  const [asset, robots, security] = await Promise.all(
    [script, "/robots.txt", securityTxtPath].map((path) => ask(site + path)),
  );
  const expires = Date.parse(/^Expires: (.*)$/m.exec(security?.text ?? "")?.[1] ?? "");
  const days = Math.max(0, Math.floor((expires - Date.now()) / 86_400_000 || 0));
  const problems: LaunchProblem[] = [];
  const tell = (path: string, says: string) => problems.push({ place: site + path, says });
  if (!asset?.headers.get("Cache-Control")?.includes("max-age=31536000"))
    tell(script, `n’est pas gardé un an : envoyer Cache-Control: ${cacheControl.hashed}`);
  if (robots?.status !== 200 || /^disallow:\s*\/\s*$/im.test(robots.text))
    tell("/robots.txt", "écarte les moteurs, ou n’est pas là : envoyer celui du build");
  if (days <= renewalDays)
    tell(securityTxtPath, `vaut encore ${days} jours : construire et mettre en ligne de nouveau`);
  return problems;
}

/** All that is wrong with a deployed copy of the site. @param site its address, without trailing slash */
export async function onlineProblems(site: string): Promise<LaunchProblem[]> {
  try {
    const sitemap = await ask(`${site}/sitemap.xml`);
    const pages = [...sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address]) => new URL(address ?? ""),
    );
    const [home] = pages;
    if (!home || pages.some(({ origin }) => origin !== site))
      return [
        {
          place: `${site}/sitemap.xml`,
          says: `ne nomme pas les pages de ${site} : construire par npm run build -- --url ${site}, puis envoyer tous les fichiers`,
        },
      ];
    const answers = await Promise.all(pages.map(async (url) => ({ url, answer: await ask(url) })));
    return [
      ...answers.flatMap(({ url, answer }) =>
        pageProblems(url, answer).map((says) => ({ place: url.href, says })),
      ),
      ...(await Promise.all(languages.map((language) => notFoundProblems(site, language)))).flat(),
      ...(await redirectProblems(pages.at(-1) ?? home)),
      ...(await fileProblems(site, answers[0]?.answer.text ?? "")),
    ];
  } catch (error) {
    const { cause = error } = error as Error;
    return [{ place: site, says: `ne répond pas : voir si le site y tourne (${(cause as Error).message})` }];
  }
}
