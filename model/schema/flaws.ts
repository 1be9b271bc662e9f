/**
 * Flaws of a part, in one vocabulary for damage, methods and drawings, each with the aspect of the comparison under which
 * visitors look for it. `content/methods.yaml` says which method sees which, and within which limit.
 */
export const flaws = {
  /** A crack, lack of fusion, pore or lap that is open to an accessible surface. */
  openFlaw: "surface",
  /** Just below that surface. */
  nearSurfaceFlaw: "surface",
  /** Inside the part, or at its other side. */
  internalFlaw: "internal",
  /** Corrosion or pits of a visible surface. */
  visibleCorrosion: "surface",
  /** A visible departure from shape: distortion, wear, impact, undercut, a missing part. */
  shape: "surface",
  deposit: undefined,
  /** Metal lost, also where it is hidden: inside, below, under paint or insulation. */
  wallLoss: "wall",
  throughLeak: "leak",
  /** Blisters, runs and disbondment of a coating. */
  coatingFault: "coating",
  /** A pinhole of a coating, invisible to the eye. */
  holiday: "coating",
  linerFault: "coating",
  /** A dimension out of tolerance. No test method detects it: inspections measure it. */
  dimension: undefined,
  /** Something that does not work. No test method detects it: inspections try it. */
  function: undefined,
} as const;

export type Flaw = keyof typeof flaws;

export const flawNames = Object.keys(flaws) as [Flaw];

/** Flaws that a section through a plate can show: all that test methods detect. */
export type DrawnFlaw = Exclude<Flaw, "dimension" | "function">;

export const drawnFlaws = flawNames.filter((flaw) => !["dimension", "function"].includes(flaw)) as [
  DrawnFlaw,
];

/** Conditions under which a method sees a flaw. The words are in `methods.yaml` of each language. */
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
