/** Writes the schemas that editors read of each content file to `content/.schemas`: `npm run generate`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { jsonSchemas } from "#app/content/schema/json-schema.ts";

for (const [name, schema] of jsonSchemas()) {
  const file = join("content/.schemas", `${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(schema));
}
