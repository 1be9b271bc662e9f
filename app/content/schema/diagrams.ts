import { group, list, text } from "./fields.ts";

/** Words of the drawings that show how each method works. */

/** Every drawing has this many steps. */
const stepCount = 4;

/** A word or two beside a leader line: what is longer runs into its neighbour on a phone. */
const label = (french: string, purpose: string, longest = 22) => text(french, purpose, longest);

function diagram<const Labels extends Parameters<typeof group>[0]>(labels: Labels) {
  return group({
    alt: text(
      "ce que montre le dessin, pour qui ne peut pas le voir",
      "what the drawing shows, for someone who cannot see it",
      200,
    ),
    steps: list(
      group({
        title: text("le nom de l’étape", "the name of the step", 30),
        text: text(
          "ce qui se passe, en une phrase qui se comprend sans le dessin",
          "what happens, in one sentence that stands without the drawing",
          190,
        ),
      }),
      "les étapes",
      "the steps",
      stepCount,
    ),
    labels: group(labels),
  });
}

/** Words that all drawings share. */
export const diagramControls = group({
  group: text(
    "le nom des boutons d’un dessin, avec {name} pour la méthode, lu à voix haute",
    "the name of the buttons of a drawing, with {name} for the method, read aloud",
  ),
  previous: text(
    "le bouton vers l’étape précédente, lu à voix haute",
    "the button back to the step before, read aloud",
  ),
  next: text("le bouton vers l’étape suivante, lu à voix haute", "the button to the step after, read aloud"),
  pause: text("le bouton qui arrête un dessin", "the button that stops a drawing", 14),
  replay: text("le bouton qui rejoue un dessin", "the button that plays a drawing again", 14),
  step: text(
    "l’étape affichée, avec {number} et {total}",
    "which step is shown, with {number} and {total}",
    30,
  ),
  section: label("le libellé d’une pièce vue en coupe", "the label of a part seen cut through", 12),
  surface: label("le libellé d’une pièce vue de dessus", "the label of a part seen from above", 16),
  screen: label("le libellé de l’écran d’un appareil", "the label of the screen of an instrument", 16),
});

export const diagrams = {
  penetrant: diagram({
    penetrant: label("le libellé du liquide", "the label of the liquid"),
    crack: label("le libellé de la fissure, débouchante", "the label of the crack, open to the surface"),
    hidden: label(
      "le libellé d’un défaut qui ne débouche pas",
      "the label of a flaw that is not open to the surface",
      30,
    ),
    dwell: label("le libellé du temps d’imprégnation", "the label of the time the liquid is left to act"),
    developer: label("le libellé du révélateur", "the label of the developer"),
    trace: label("le libellé de la trace que l’on voit", "the label of the mark that is seen", 8),
  }),
  ultrasonic: diagram({
    probe: label("le libellé du palpeur", "the label of the probe", 12),
    flaw: label("le libellé du défaut et de son écho", "the label of the flaw, and of its echo", 8),
    backWall: label(
      "le libellé de la face opposée et de son écho",
      "the label of the far side, and of its echo",
      14,
    ),
    pulse: label(
      "le libellé de l’impulsion émise, à l’écran",
      "the label of the pulse that is sent, on the screen",
      12,
    ),
    axis: label("le libellé de l’axe du temps, à l’écran", "the label of the axis of time on the screen", 26),
    formula: label(
      "le libellé de la formule qui tire la profondeur du temps",
      "the label of how depth follows from time",
      24,
    ),
    position: text(
      "le nom de la commande qui déplace le palpeur, lu à voix haute",
      "the name of the control that moves the probe, read aloud",
    ),
    flawReading: text(
      "ce qui se lit sur un défaut, avec {position}, {depth} et {time}",
      "what is read over a flaw, with {position}, {depth} and {time}",
    ),
    soundReading: text(
      "ce qui se lit sur le métal sain, avec {position}, {depth} et {time}",
      "what is read over sound metal, with {position}, {depth} and {time}",
    ),
  }),
  magneticParticle: diagram({
    along: label("le libellé de la fissure le long de la soudure", "the label of the crack along the weld"),
    across: label(
      "le libellé de la fissure en travers de la soudure",
      "the label of the crack across the weld",
    ),
    yoke: label("le libellé de l’électroaimant", "the label of the yoke", 16),
    steel: label(
      "le libellé de l’acier, ferromagnétique",
      "the label of the steel, which is ferromagnetic",
      24,
    ),
    fieldLines: label("le libellé des lignes de champ", "the label of the lines of the field"),
    leakage: label("le libellé du champ de fuite", "the label of the leakage field", 16),
    particles: label("le libellé des particules", "the label of the particles", 16),
    position: text(
      "le nom de la commande qui tourne le champ, lu à voix haute",
      "the name of the control that turns the field, read aloud",
    ),
    reading: text(
      "ce que l’on voit, avec {angle}, {along}, {alongLeak}, {across} et {acrossLeak}",
      "what is seen, with {angle}, {along}, {alongLeak}, {across} and {acrossLeak}",
    ),
    hidden: text("comment se dit une fissure qui n’apparaît pas", "what a crack is that does not show", 14),
    faint: text(
      "comment se dit une fissure qui apparaît faiblement",
      "what a crack is that shows faintly",
      14,
    ),
    clear: text(
      "comment se dit une fissure qui apparaît nettement",
      "what a crack is that shows clearly",
      14,
    ),
  }),
  visual: diagram({
    angle: label("le libellé de l’angle minimal", "the label of the least angle", 14),
    distance: label("le libellé de la distance maximale", "the label of the greatest distance", 14),
    light: label("le libellé de l’éclairement minimal", "the label of the least light", 24),
    undercut: label("le libellé du caniveau", "the label of the undercut"),
    gauge: label("le libellé de la jauge de soudure", "the label of the weld gauge", 20),
  }),
  thickness: diagram({
    probe: label("le libellé du palpeur", "the label of the probe", 12),
    corroded: label("le libellé de la face corrodée", "the label of the corroded side", 18),
    nominal: label("le libellé du métal perdu", "the label of the metal that is lost", 16),
    axis: label("le libellé de l’axe de l’écran", "the label of the axis of the screen", 34),
    formula: label(
      "le libellé de la formule qui tire l’épaisseur du temps",
      "the label of how thickness follows from time",
      16,
    ),
    position: text(
      "le nom de la commande qui déplace le palpeur, lu à voix haute",
      "the name of the control that moves the probe, read aloud",
    ),
    reading: text(
      "ce qui se lit, avec {position}, {thickness} et {time}",
      "what is read, with {position}, {thickness} and {time}",
    ),
  }),
  vacuumBox: diagram({
    window: label("le libellé de la vitre de la boîte", "the label of the window of the box", 10),
    seal: label("le libellé du joint de la boîte", "the label of the seal of the box", 16),
    leak: label("le libellé du chemin de la fuite", "the label of the way of the leak", 18),
    air: label("le libellé de l’air aspiré", "the label of the air that is drawn out", 14),
    vacuum: label("le libellé de l’appareil de mesure", "the label of the gauge", 14),
    foam: label("le libellé de la solution moussante", "the label of the foaming solution", 20),
    bubbles: label("le libellé des bulles", "the label of the bubbles", 20),
  }),
  liner: diagram({
    product: label("le libellé du produit stocké", "the label of the stored product", 14),
    liner: label("le libellé du liner", "the label of the liner", 14),
    support: label("le libellé du support du liner", "the label of what the liner lies on", 16),
    tear: label("le libellé de la déchirure", "the label of the tear", 12),
    blister: label("le libellé de la cloque", "the label of the blister", 12),
    joint: label("le libellé du joint ouvert", "the label of the open joint", 18),
    continuity: label("le libellé du relevé de continuité", "the label of the record of continuity", 14),
    adhesion: label("le libellé du relevé d’adhérence", "the label of the record of adhesion", 14),
  }),
  endoscopy: diagram({
    opening: label("le libellé de l’ouverture", "the label of the opening", 16),
    probe: label("le libellé de la sonde souple", "the label of the flexible probe", 16),
    tip: label(
      "le libellé de l’extrémité, avec caméra et éclairage",
      "the label of the tip with camera and light",
      18,
    ),
    flaw: label("le libellé du défaut", "the label of the flaw", 14),
    picture: label("le libellé de l’image transmise", "the label of the picture that is sent", 20),
  }),
  coating: diagram({
    film: label("le libellé du feuil sec", "the label of the dry film", 12),
    steel: label("le libellé de l’acier, dessous", "the label of the steel below", 12),
    gauge: label("le libellé de l’appareil de mesure", "the label of the gauge", 22),
    reading: label(
      "le libellé de la valeur lue, un nombre",
      "the label of the reading of the gauge, a number",
      4,
    ),
    unit: label("le libellé de l’unité de la valeur lue", "the label of the unit of the reading", 4),
    electrode: label("le libellé de l’électrode", "the label of the electrode", 20),
    earth: label("le libellé du retour à la terre", "the label of the return to earth", 10),
    pinhole: label("le libellé de la piqûre", "the label of the pinhole", 10),
    spark: label("le libellé de l’étincelle", "the label of the spark", 10),
    mark: label("le libellé du repère sur la surface", "the label of the mark on the surface", 10),
  }),
} as const;
