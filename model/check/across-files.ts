import type { ContentSource } from "#model/read/read-folder.ts";
import type { Content } from "#model/schema/model.ts";
import { checkCounts } from "./counts.ts";
import { checkEquipment } from "./equipment.ts";
import { checkOffices } from "./offices.ts";
import { checkPictures } from "./pictures.ts";
import { checkReferences } from "./references.ts";
import type { ContentReport } from "./report.ts";
import { checkSameShape } from "./same-shape.ts";
import { checkSectors } from "./sectors.ts";
import { checkStandards } from "./standards.ts";

/** Reports where valid files contradict each other, or refer to something that does not exist. */
export function checkAcrossFiles(content: Content, source: ContentSource, report: ContentReport): void {
  const unlike = checkReferences(source, report);
  checkPictures(content, source, report);
  if (!unlike.has("office")) checkOffices(content, source, report);
  checkSectors(content, report);
  if (!unlike.has("method")) checkEquipment(content, report);
  checkStandards(content, report);
  checkCounts(content, report);
  checkSameShape(content, report);
}
