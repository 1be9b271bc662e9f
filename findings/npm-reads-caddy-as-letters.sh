#!/bin/sh
# npm 11.19.1 (9.9.4 and 10.9.9 alike), with an option for the script but without `--`, as PowerShell's npm.ps1 passes it on.
# Expected: in `npm start --caddy`, an unknown setting becomes the variable npm_config_caddy, as `--build` becomes npm_config_build.
# Seen: npm reads it letter by letter, as -c -a -d -d -y: npm_config_caddy is not set, npm_config_all and npm_config_yes are true,
# and npm logs at level "info", without a warning. So a script can read `--url` and `--no-build` from npm's variables, but not
# `--caddy`.
# Exit: 0 as described, 1 when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf '{"scripts":{"start":"node -p process.env.npm_config_caddy+process.env.npm_config_all+process.env.npm_config_yes"}}' >package.json
npx --yes npm@11.19.1 start --caddy 2>/dev/null | tail -n 1 | tee seen
[ "$(cat seen)" = undefinedtruetrue ]
