import type { Size } from "#model/read/read-folder.ts";
import type { Focus } from "#model/schema/pictures.ts";

/** The largest crop of a picture with other proportions around its subject, in whole px. @param aspect width divided by height */
export function areaAround(picture: Size, aspect: number, [x, y]: Focus) {
  const width = Math.round(Math.min(picture.width, picture.height * aspect));
  const height = Math.round(Math.min(picture.height, picture.width / aspect));
  const start = (percent: number, part: number, all: number) =>
    Math.round(Math.min(Math.max((percent / 100) * all - part / 2, 0), all - part));
  return { left: start(x, width, picture.width), top: start(y, height, picture.height), width, height };
}
