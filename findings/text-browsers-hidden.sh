#!/usr/bin/env bash
# lynx 2.9.0dev.12, w3m 0.5.3+git20230121, ELinks 0.13.2, Links 2.28 (Debian 12), 2026-11-27.
# Expected: elements with `hidden`, and the content of a `<template>`, are not shown.
# Seen:     all four show both. They do not show an attribute (here `title`). So a text that only scripts should show must be
#           inserted by scripts, for instance from an attribute.
# Exit: 0 as described, 1 when it has changed.
set -euo pipefail
source "$(dirname "$0")/lib/debian.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
page="$folder/page.html"
printf '<!doctype html><title>t</title><p>shown</p><div hidden>concealed</div><template><p>inert</p></template><b title="silent"></b>' >"$page"
debian_packages "$folder/root" lynx=2.9.0dev.12-1 w3m=0.5.3+git20230121-2 elinks=0.13.2-1+b4 links2=2.28-1+b2
same=0
for browser in lynx w3m elinks links2; do
	said=$("$browser" -dump "$page")
	echo "$browser: $(echo "$said" | tr -s ' \n' ' ')"
	for word in concealed inert; do
		grep -q "$word" <<<"$said" || same=1
	done
	! grep -q silent <<<"$said" || same=1
done
exit "$same"
