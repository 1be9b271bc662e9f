import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { contentSourceOf } from "#model/read/read-folder.ts";
import { jsonSchemas } from "./json-schema.ts";

const { texts } = contentSourceOf("content");

test.each(Object.keys(texts))("content/%s names its own schema to editors", (file) => {
  const [, named = ""] = /^# yaml-language-server: \$schema=(\S+)\.json\n/.exec(texts[file] ?? "") ?? [];
  const name = relative(".schemas", join(dirname(file), named));
  expect(name).toBe(file.replace(/^[^/]+\//, "language/").replace(/\.yaml$/, ""));
  expect([...jsonSchemas().keys()]).toContain(name);
});
