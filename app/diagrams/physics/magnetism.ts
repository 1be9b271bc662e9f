/**
 * Leakage of a magnetised ferromagnetic steel over a surface crack, as a qualitative model: only the part of the
 * field that cuts across the crack has to jump the gap, so that the leakage goes with the sine of the angle
 * between the two. Depth and width of the crack, lift-off and the steel's permeability are left out; where there is
 * no ferromagnetism there is no leakage at all. Angles in degrees.
 */

/** Leakage from 0 (the crack lies along the field) to 1 (across it). */
export function leakage(fieldAngle: number, crackAngle: number): number {
  return Math.abs(Math.sin(((fieldAngle - crackAngle) * Math.PI) / 180));
}

/** How a crack shows: below 10° nothing gathers; below 30° too little to be relied on. */
export function indication(leak: number): "hidden" | "faint" | "clear" {
  if (leak < Math.sin(Math.PI / 18)) return "hidden";
  // A whisker below the sine of 30°, which no binary number meets.
  return leak < 0.4999 ? "faint" : "clear";
}

/** How many of `count` particles gather: none at a crack that is called hidden, so that words and drawing agree. */
export function gathered(leak: number, count: number): number {
  return indication(leak) === "hidden" ? 0 : Math.round(leak * count);
}

/** A field has no head or tail for a crack: an angle and the one half a turn on are the same. */
export function withinHalfTurn(angle: number): number {
  return ((angle % 180) + 180) % 180;
}
