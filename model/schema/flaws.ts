/**
 * What may be wrong with a part, in one vocabulary for damage, methods and drawings, and the heading of the comparison under
 * which a visitor looks for it. `content/methods.yaml` says which method sees which, and under which limit.
 */
export const flaws = {
  /** A crack, lack of fusion, pore or lap that is open to a surface that can be reached. */
  openFlaw: "surface",
  /** Just below that surface. */
  nearSurfaceFlaw: "surface",
  /** Inside the part, or at its other side. */
  internalFlaw: "internal",
  /** Corrosion or pits of a surface that can be looked at. */
  visibleCorrosion: "surface",
  /** A departure from shape that can be looked at: distortion, wear, impact, undercut, a missing part. */
  shape: "surface",
  deposit: undefined,
  /** Metal lost, also where nothing shows: inside, below, under paint or insulation. */
  wallLoss: "wall",
  throughLeak: "leak",
  /** Blisters, runs and disbondment of a coating. */
  coatingFault: "coating",
  /** A pinhole of a coating, which no eye sees. */
  holiday: "coating",
  linerFault: "coating",
  /** A dimension out of tolerance. No method of testing is made for it: inspections measure it. */
  dimension: undefined,
  /** Something that does not work as it must. No method of testing is made for it: inspections try it. */
  function: undefined,
} as const;

export type Flaw = keyof typeof flaws;

export const flawNames = Object.keys(flaws) as [Flaw];

/** What a plate cut through can show: all that a method of testing is made for. */
export type DrawnFlaw = Exclude<Flaw, "dimension" | "function">;

export const drawnFlaws = flawNames.filter((flaw) => !["dimension", "function"].includes(flaw)) as [
  DrawnFlaw,
];

/** What has to hold for a method to see a flaw. The words are in `methods.yaml` of each language. */
export const sightLimits = [
  "bare",
  "ferromagnetic",
  "acrossBeam",
  "wideEnough",
  "inView",
  "throughOpening",
  "atPoint",
  "unplugged",
  "cured",
  "onConductor",
  "uncovered",
] as const;
