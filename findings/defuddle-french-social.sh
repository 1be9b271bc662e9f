#!/usr/bin/env bash
# defuddle 0.19.4 (npm), which Obsidian's web clipper uses to keep a page as a note, on a French page that ends with three addresses.
# Expected: all three are kept: they differ in their titles, and the last in a list of links.
# Seen:     the registered office, « Siège social », is gone with its address and telephone number: short blocks with the English word "social" are taken
#           for links to share the page. An office with one list and more than three links is gone, too. With the class `content` both are kept.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/npm.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm_packages "$folder" defuddle@0.19.4 jsdom@31.0.1
cat >run.mjs <<'JS'
import { Defuddle } from "defuddle/node";
import { JSDOM } from "jsdom";
const sentence = "<p>Chaque agence répond aux demandes de sa région et prépare la visite avec le client, qui indique l’équipement et son accès.</p>";
const number = '<dl><dt>Fixe</dt> <dd><a href="tel:+21670000001">+216 70 000 001</a></dd></dl>';
const letters = `<ul><li>${["Devis", "Visite", "Formation"].map((text) => `<a href="mailto:a@example.com">${text}</a>`).join(" ")}</li></ul>`;
const office = (title, kind, more = "") => `<div class="${kind}"><h2>${title}</h2> <address>1 rue du Port</address>${number}${more}</div>`;
const url = "https://example.com/contact";
const keptOf = async (kind) => {
  const offices = [office("Agence", kind), office("Siège social", kind), office("Succursale", kind, letters)].join("");
  const html = `<!doctype html><body><main><article><h1>Contact</h1>${sentence.repeat(15)}${offices}</article></main>`;
  const { content } = await Defuddle(new JSDOM(html, { url }).window.document, url, {});
  return ["Agence", "Siège social", "Succursale"].filter((title) => content.includes(title)).join(", ");
};
const seen = [await keptOf("box"), await keptOf("content")];
console.log(seen.join("\n"));
process.exit(seen.join("|") === "Agence|Agence, Siège social, Succursale" ? 0 : 1);
JS
node run.mjs
