#!/usr/bin/env bash
# Pagefind 1.6.0 (npm), and Xapian Omega 1.4.22 (Debian 12) with the French stemmer, 2026-11-28.
# Expected: in an index of a French page, « épaisseur » finds « d’épaisseur », as « épaisseurs » does « épaisseur »: what is elided is a word of its own.
# Seen:     both take « d’épaisseur » for one word, which only « d’épaisseur » finds.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" pagefind@1.6.0
mkdir site
echo '<!doctype html><html lang="fr"><meta charset="utf-8"><title>a</title><body><p>Mesure d’épaisseur.' >site/elided.html
echo '<!doctype html><html lang="fr"><meta charset="utf-8"><title>b</title><body><p>Une épaisseur suffit.' >site/plain.html
npx pagefind --site site >/dev/null
cp site/pagefind/pagefind.js pagefind.mjs
cat >run.mjs <<'JS'
import { readFile } from "node:fs/promises";
globalThis.document = { currentScript: null, querySelector: () => ({ getAttribute: () => "fr" }) };
globalThis.fetch = async (url) => new Response(await readFile(String(url).replace(/\?.*/, "")));
const { init, options, search } = await import("./pagefind.mjs");
await options({ basePath: "site/pagefind/" });
await init();
for (const word of process.argv.slice(2)) console.log(`Pagefind, ${word}: ${(await search(word)).results.length}`);
JS
debian_packages "$folder/root" xapian-omega=1.4.22-1 xapian-tools=1.4.22-1
omindex --stemmer french --db index --url / site >/dev/null
{
	node run.mjs épaisseur épaisseurs d’épaisseur
	for word in épaisseur épaisseurs d’épaisseur; do
		echo "Omega, $word: $(quest --stemmer=french --db=index "$word" | grep -c ^url=)"
	done
} | tee seen
diff seen - <<'SEEN'
Pagefind, épaisseur: 1
Pagefind, épaisseurs: 1
Pagefind, d’épaisseur: 1
Omega, épaisseur: 1
Omega, épaisseurs: 1
Omega, d’épaisseur: 1
SEEN
