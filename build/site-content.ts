import { join } from "node:path";
import { readContent } from "#model/check/read-content.ts";
import { contentSourceOf } from "#model/read/read-folder.ts";
import type { Content } from "#model/schema/model.ts";
import { handedOn } from "./handed-on.ts";

/** The content of a project: a build reads and checks it once. @throws {ContentError} with everything that is wrong */
export function siteContent(project: string): Content {
  return handedOn.content ?? readContent(contentSourceOf(join(project, "content")));
}
