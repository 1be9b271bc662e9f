#!/bin/sh
# npm 11.19.1 (9.9.4 and 10.9.9 alike), given a script's own option without `--`, as PowerShell's npm.ps1 hands it on.
# Expected: `npm start --caddy` is an unknown setting, handed on as npm_config_caddy, as `--build` is as npm_config_build.
# Seen: it is read letter by letter, as -c -a -d -d -y: npm_config_caddy is not set, npm_config_all and npm_config_yes are true,
# and npm logs at level "info". No warning. So a program can read `--url` and `--no-build` from its variables, but not `--caddy`.
# Ends with 1 when that changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf '{"scripts":{"start":"node -p process.env.npm_config_caddy+process.env.npm_config_all+process.env.npm_config_yes"}}' >package.json
npx --yes npm@11.19.1 start --caddy 2>/dev/null | tail -n 1 | tee seen
[ "$(cat seen)" = undefinedtruetrue ]
