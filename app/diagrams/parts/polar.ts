/** The point at an angle (degrees, counter-clockwise from the right) and a distance from another point. */
export function at(from: { readonly x: number; readonly y: number }, angle: number, distance: number) {
  const radians = (angle * Math.PI) / 180;
  return {
    x: Math.round((from.x + distance * Math.cos(radians)) * 10) / 10,
    y: Math.round((from.y - distance * Math.sin(radians)) * 10) / 10,
  };
}
