/**
 * Runs programs of this folder one after the other, until one fails: `node scripts/in-turn.ts generate check-content -- --fix`.
 * What stands behind `--` is for the last; all speak the same language.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { chosenLanguage } from "#app/messages/chosen-language.js";

const given = process.argv.slice(2);
const end = given.indexOf("--");
const options = given.slice(end + 1);
const programs = given.slice(0, end);
const env = { ...process.env, MESSAGES: chosenLanguage(options, process.env) };

process.exitCode = programs.reduce((failed, program, index) => {
  if (failed > 0) return failed;
  const args = [
    join(import.meta.dirname, `${program}.ts`),
    ...(index === programs.length - 1 ? options : []),
  ];
  return spawnSync(process.execPath, args, { stdio: "inherit", env }).status ?? 1;
}, 0);
