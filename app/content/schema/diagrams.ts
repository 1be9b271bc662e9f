import { group, list, text } from "./fields.ts";

/** Words of the drawings that show how each method works. */

/** Every drawing has this many steps. */
const stepCount = 4;

/** A word or two beside a leader line: what is longer runs into its neighbour on a phone. */
const label = (purpose: string, longest = 22) => text(`the label of ${purpose}`, longest);

function diagram<const Labels extends Parameters<typeof group>[0]>(labels: Labels) {
  return group({
    alt: text("what the drawing shows, for someone who cannot see it", 200),
    steps: list(
      group({
        title: text("the name of the step", 30),
        text: text("what happens, in one sentence that stands without the drawing", 190),
      }),
      "the steps",
      stepCount,
    ),
    labels: group(labels),
  });
}

/** Words that all drawings share. */
export const diagramControls = group({
  group: text("the name of the buttons of a drawing, with {name} for the method, read aloud"),
  previous: text("the button back to the step before, read aloud"),
  next: text("the button to the step after, read aloud"),
  pause: text("the button that stops a drawing", 14),
  replay: text("the button that plays a drawing again", 14),
  step: text("which step is shown, with {number} and {total}", 30),
  section: label("a part seen cut through", 12),
  surface: label("a part seen from above", 16),
  screen: label("the screen of an instrument", 16),
});

export const diagrams = {
  penetrant: diagram({
    penetrant: label("the liquid"),
    crack: label("the crack, open to the surface"),
    hidden: label("a flaw that is not open to the surface", 30),
    dwell: label("the time the liquid is left to act"),
    developer: label("the developer"),
    trace: label("the mark that is seen", 8),
  }),
  ultrasonic: diagram({
    probe: label("the probe", 12),
    flaw: label("the flaw, and of its echo", 8),
    backWall: label("the far side, and of its echo", 14),
    pulse: label("the pulse that is sent, on the screen", 12),
    axis: label("the axis of time on the screen", 26),
    formula: label("how depth follows from time", 24),
    position: text("the name of the control that moves the probe, read aloud"),
    flawReading: text("what is read over a flaw, with {position}, {depth} and {time}"),
    soundReading: text("what is read over sound metal, with {position}, {depth} and {time}"),
  }),
  magneticParticle: diagram({
    along: label("the crack along the weld"),
    across: label("the crack across the weld"),
    yoke: label("the yoke", 16),
    steel: label("the steel, which is ferromagnetic", 24),
    fieldLines: label("the lines of the field"),
    leakage: label("the leakage field", 16),
    particles: label("the particles", 16),
    position: text("the name of the control that turns the field, read aloud"),
    reading: text("what is seen, with {angle}, {along}, {alongLeak}, {across} and {acrossLeak}"),
    hidden: text("what a crack is that does not show", 14),
    faint: text("what a crack is that shows faintly", 14),
    clear: text("what a crack is that shows clearly", 14),
  }),
  visual: diagram({
    angle: label("the least angle", 14),
    distance: label("the greatest distance", 14),
    light: label("the least light", 24),
    undercut: label("the undercut"),
    gauge: label("the weld gauge", 20),
  }),
  thickness: diagram({
    probe: label("the probe", 12),
    corroded: label("the corroded side", 18),
    nominal: label("the metal that is lost", 16),
    axis: label("the axis of the screen", 34),
    formula: label("how thickness follows from time", 16),
    position: text("the name of the control that moves the probe, read aloud"),
    reading: text("what is read, with {position}, {thickness} and {time}"),
  }),
  vacuumBox: diagram({
    window: label("the window of the box", 10),
    seal: label("the seal of the box", 16),
    leak: label("the way of the leak", 18),
    air: label("the air that is drawn out", 14),
    vacuum: label("the gauge", 14),
    foam: label("the foaming solution", 20),
    bubbles: label("the bubbles", 20),
  }),
  liner: diagram({
    product: label("the stored product", 14),
    liner: label("the liner", 14),
    support: label("what the liner lies on", 16),
    tear: label("the tear", 12),
    blister: label("the blister", 12),
    joint: label("the open joint", 18),
    continuity: label("the record of continuity", 14),
    adhesion: label("the record of adhesion", 14),
  }),
  endoscopy: diagram({
    opening: label("the opening", 16),
    probe: label("the flexible probe", 16),
    tip: label("the tip with camera and light", 18),
    flaw: label("the flaw", 14),
    picture: label("the picture that is sent", 20),
  }),
  coating: diagram({
    film: label("the dry film", 12),
    steel: label("the steel below", 12),
    gauge: label("the gauge", 22),
    reading: label("the reading of the gauge, a number", 4),
    unit: label("the unit of the reading", 4),
    electrode: label("the electrode", 20),
    earth: label("the return to earth", 10),
    pinhole: label("the pinhole", 10),
    spark: label("the spark", 10),
    mark: label("the mark on the surface", 10),
  }),
} as const;
