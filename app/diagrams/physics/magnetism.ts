/**
 * Leakage of a magnetised ferromagnetic steel over a surface crack, as a qualitative model: only the part of the field that
 * crosses the crack leaks at the gap, so the leakage is proportional to the sine of the angle between the two. Depth and width of
 * the crack, lift-off and the steel's permeability are left out; without ferromagnetism there is no leakage at all. Angles in
 * degrees.
 */

/** Leakage from 0 (the crack lies along the field) to 1 (across it). */
export function leakage(fieldAngle: number, crackAngle: number): number {
  return Math.abs(Math.sin(((fieldAngle - crackAngle) * Math.PI) / 180));
}

/** The indication at a crack: below 10° nothing gathers; below 30° too little to be reliable. */
export function indication(leak: number): "hidden" | "faint" | "clear" {
  if (leak < Math.sin(Math.PI / 18)) return "hidden";
  // Slightly below sin 30°, which rounding may miss.
  return leak < 0.4999 ? "faint" : "clear";
}

/** How many of `count` particles gather: none at a hidden crack, so that words and drawing agree. */
export function gathered(leak: number, count: number): number {
  return indication(leak) === "hidden" ? 0 : Math.round(leak * count);
}

/** The angle modulo 180°: for a crack, opposite directions of the field are the same. */
export function withinHalfTurn(angle: number): number {
  return ((angle % 180) + 180) % 180;
}
