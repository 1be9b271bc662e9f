# shellcheck shell=bash
# Changes to a folder and makes Debian's Firefox ESR ready there, with a module that drives it by WebDriver BiDi.
# Usage: firefox_ready FOLDER firefox-esr=VERSION ws@VERSION   Then, in a script in FOLDER:
#     import { context, firefox, send } from "./firefox.mjs";   `send(METHOD, PARAMETERS)` resolves with the result.
source "${BASH_SOURCE[0]%/*}/debian.sh"
source "${BASH_SOURCE[0]%/*}/npm.sh"
firefox_ready() {
	debian_packages "$1/root" "$2"
	npm_packages "$1" "$3"
	mkdir profile
	cat >firefox.mjs <<'JS'
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import WebSocket from "ws";
const args = ["--headless", "--remote-debugging-port=0", "--no-remote", "--profile", "profile"];
export const firefox = spawn("firefox-esr", args, { env: { ...process.env, HOME: process.cwd() } });
const address = await new Promise((found) =>
  createInterface(firefox.stderr).on("line", (line) => / listening on (ws:\S+)/.test(line) && found(RegExp.$1)));
const socket = new WebSocket(`${address}/session`);
await new Promise((open) => socket.once("open", open));
let sent = 0;
export const send = (method, params) =>
  new Promise((answered) => {
    const id = ++sent;
    socket.on("message", (data) => { const said = JSON.parse(data); if (said.id === id) answered(said.result); });
    socket.send(JSON.stringify({ id, method, params }));
  });
await send("session.new", { capabilities: {} });
export const context = (await send("browsingContext.getTree", {})).contexts[0].context;
JS
}
