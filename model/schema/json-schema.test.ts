import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { contentSourceOf } from "#model/read/read-folder.ts";
import { siteOf } from "#model/site/site.ts";
import { jsonSchemas } from "./json-schema.ts";

const { texts } = contentSourceOf("content");

test("every content file that names a schema for text editors names its own", () => {
  const schemas = jsonSchemas(siteOf(texts));
  for (const [file, text] of Object.entries(texts)) {
    const own = file.replace(/^[^/]+\//, "language/").replace(/\.yaml$/, "");
    expect(schemas.has(own), file).toBe(true);
    const [, named] = /^# yaml-language-server: \$schema=(\S+)\.json\n/.exec(text) ?? [];
    if (named !== undefined) expect(relative(".schemas", join(dirname(file), named)), file).toBe(own);
  }
});
