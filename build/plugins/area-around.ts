import type { Size } from "#model/read/read-folder.ts";
import type { Focus } from "#model/schema/pictures.ts";

/**
 * The largest part of a picture that has other proportions and its subject as near to its middle as can be.
 * @param picture its size in px
 * @param aspect width of the part by its height
 * @param focus where the subject stands
 * @returns the part in whole px of the picture
 */
export function areaAround(picture: Size, aspect: number, [x, y]: Focus) {
  const width = Math.round(Math.min(picture.width, picture.height * aspect));
  const height = Math.round(Math.min(picture.height, picture.width / aspect));
  const start = (percent: number, part: number, all: number) =>
    Math.round(Math.min(Math.max((percent / 100) * all - part / 2, 0), all - part));
  return { left: start(x, width, picture.width), top: start(y, height, picture.height), width, height };
}
