#!/usr/bin/env bash
# Debian's apache2 2.4.71-1~deb12u1 with its own mods-available/mime.conf, and files compressed ahead of time.
# Expected: with `AddEncoding br .br`, page.html.br is served like page.html, only with another Content-Encoding.
# Seen: it also has `Content-Language: br` (Breton), since mime.conf has `AddLanguage br .br`. And page.html.gz has the type
# application/x-gzip, not text/html. Remedy: RemoveLanguage .br, and ForceType instead of AddType.
# Needs curl. Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'kill "$(cat "$folder/pid")" 2>/dev/null; rm -rf "$folder"' EXIT
port=24871
debian_packages "$folder/root" apache2=2.4.71-1~deb12u1
mkdir "$folder/site"
chmod 755 "$folder" "$folder/site"
for ending in '' .br .gz; do echo x >"$folder/site/page.html$ending"; done
# Its own settings, with the table of types where it lies here.
grep -v TypesConfig "$folder/root/etc/apache2/mods-available/mime.conf" >"$folder/mime.conf"
cat >"$folder/conf" <<END
ServerRoot $folder
ServerName 127.0.0.1
Listen 127.0.0.1:$port
PidFile $folder/pid
ErrorLog $folder/error.log
LoadModule mpm_prefork_module $folder/root/usr/lib/apache2/modules/mod_mpm_prefork.so
LoadModule authz_core_module $folder/root/usr/lib/apache2/modules/mod_authz_core.so
LoadModule mime_module $folder/root/usr/lib/apache2/modules/mod_mime.so
TypesConfig $folder/root/etc/mime.types
Include $folder/mime.conf
AddEncoding br .br
AddEncoding gzip .gz
DocumentRoot $folder/site
END
# A session of its own: when Apache ends, it ends its whole process group.
setsid apache2 -f "$folder/conf"
until curl -s "http://127.0.0.1:$port/" >/dev/null; do sleep 1; done
for ending in br gz; do
	echo "page.html.$ending:"
	curl -sI "http://127.0.0.1:$port/page.html.$ending" | tr -d '\r' | grep -i '^content-[lte][yna]' | tee "$folder/$ending"
done
grep -qi '^content-language: br' "$folder/br" && grep -qi '^content-type: application/x-gzip' "$folder/gz"
