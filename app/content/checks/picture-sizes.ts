import { say } from "#app/messages/messages.ts";

/** Natural size of a picture in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The least a picture of `content/images` must have: the widest one built is 1600 px. */
const leastPicture: Size = { width: 1600, height: 900 };

/** The least a logo of dots must have to be sharp on a phone: twice the height of its box in the strip. */
const leastLogo: Size = { width: 200, height: 200 };

/**
 * What is wrong with the size of a picture, if anything is.
 * @param size undefined for a file that is not a picture
 */
export function pictureProblem(size: Size | undefined): string | undefined {
  if (!size) return say("notPicture");
  const { width, height } = leastPicture;
  if (size.width >= width && size.height >= height) return undefined;
  return say("pictureSmall", { ...size, least: `${width} × ${height}` });
}

/** What is wrong with the size of a logo of dots, if anything is. Drawn logos (SVG) have no size to check. */
export function logoProblem(size: Size | undefined): string | undefined {
  if (!size) return say("notLogo");
  if (size.width >= leastLogo.width || size.height >= leastLogo.height) return undefined;
  return say("logoSmall", { ...size, least: leastLogo.width });
}
