import { z } from "zod";
import { languageFiles, sharedFiles } from "./model.ts";

/** The JSON Schema of each content file, by its path in `content/.schemas` without `.json`. @see https://json-schema.org/draft/2020-12 */
export const jsonSchemas = () =>
  new Map(
    [
      ...Object.entries(sharedFiles),
      ...Object.entries(languageFiles).map(([name, file]) => [`language/${name}`, file] as const),
    ].map(([name, file]) => [name, z.toJSONSchema(file, { io: "input" })]),
  );
