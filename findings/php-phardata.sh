#!/usr/bin/env bash
# PHP 8.2.36 (Debian 12), PharData: what file managers written in PHP unpack archives with.
# Expected: it unpacks what `tar -C folder .` has packed, and files keep the rights 644 that a zip has of them.
# Seen: it takes nothing of the tar ('Cannot extract ".", internal error') because of its first entry, "./". The files of the
# zip become 666, whatever the archive and umask say.
# Remedy: pack by names (`tar -C folder a.html`). Needs python3 (packs the zip). Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
debian_packages "$folder/root" php8.2-cli=8.2.36-1~deb12u1
cd "$folder"
umask 022
mkdir site
echo x >site/a.html
tar -cf dot.tar -C site .
tar -cf name.tar -C site a.html
(cd site && python3 -m zipfile -c ../a.zip a.html)
cat >unpack.php <<'PHP'
<?php
foreach (["dot.tar", "name.tar", "a.zip"] as $archive) {
    try {
        (new PharData($archive))->extractTo("$archive.out");
        printf("%s: %o\n", $archive, fileperms("$archive.out/a.html") & 0777);
    } catch (PharException $error) {
        echo "$archive: ", strstr($error->getMessage(), "Cannot"), "\n";
    }
}
PHP
seen=$(php8.2 -n -d extension_dir="$(echo "$folder"/root/usr/lib/php/20*)" -d extension=phar unpack.php)
echo "$seen"
[ "$seen" = 'dot.tar: Cannot extract ".", internal error
name.tar: 644
a.zip: 666' ]
