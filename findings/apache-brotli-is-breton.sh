#!/bin/sh
# Debian's apache2 2.4.71-1~deb12u1 with its own mods-available/mime.conf, and files compressed ahead of time.
# Expected: page.html.br, given with `AddEncoding br .br`, differs from page.html in its encoding alone.
# Seen: it also comes with `Content-Language: br`: mime.conf has `AddLanguage br .br`, Breton. And page.html.gz comes as
# application/x-gzip, not text/html. Remedy: RemoveLanguage .br, and ForceType instead of AddType.
# Needs Debian's packages apache2 (its configuration) and curl. Ends with 1 when that changes.
set -eu
folder=$(mktemp -d)
trap 'kill "$(cat "$folder/pid")" 2>/dev/null; rm -rf "$folder"' EXIT
port=24871
mkdir "$folder/site"
chmod 755 "$folder" "$folder/site"
for ending in '' .br .gz; do echo x >"$folder/site/page.html$ending"; done
cat >"$folder/conf" <<END
ServerRoot $folder
ServerName 127.0.0.1
Listen 127.0.0.1:$port
PidFile $folder/pid
ErrorLog $folder/error.log
LoadModule mpm_prefork_module /usr/lib/apache2/modules/mod_mpm_prefork.so
LoadModule authz_core_module /usr/lib/apache2/modules/mod_authz_core.so
LoadModule mime_module /usr/lib/apache2/modules/mod_mime.so
User www-data
Group www-data
Include /etc/apache2/mods-available/mime.conf
AddEncoding br .br
AddEncoding gzip .gz
DocumentRoot $folder/site
END
# A session of its own: Apache ends all of its process group with itself.
setsid apache2 -f "$folder/conf"
sleep 2
for ending in br gz; do
	echo "page.html.$ending:"
	curl -sI "http://127.0.0.1:$port/page.html.$ending" | tr -d '\r' | grep -i '^content-[lte][yna]' | tee "$folder/$ending"
done
grep -qi '^content-language: br' "$folder/br" && grep -qi '^content-type: application/x-gzip' "$folder/gz"
