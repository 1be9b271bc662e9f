/** The schemas of the words in drawings of methods. */
import type { z } from "zod";
import type { MethodName } from "#model/site/pages.ts";
import { group, list, text } from "./fields.ts";

/** A short label beside a leader line: on phones, a longer one would overlap its neighbour. */
const label = (purpose: string, longest = 22) => text(purpose, longest);

function diagram<const Labels extends Parameters<typeof group>[0]>(labels: Labels) {
  return group({
    alt: text("ce que montre le dessin, pour qui ne peut pas le voir", 200),
    steps: list(
      group({
        title: text("le nom de l’étape", 30),
        text: text("ce qui se passe, en une phrase qui se comprend sans le dessin", 190),
      }),
      "les étapes",
      4,
    ),
    labels: group(labels),
  });
}

/** Words of the buttons and views that all drawings share. */
export const diagramControls = group({
  group: text("le nom des boutons d’un dessin, avec {name} pour la méthode, lu à voix haute"),
  previous: text("le bouton vers l’étape précédente, lu à voix haute"),
  next: text("le bouton vers l’étape suivante, lu à voix haute"),
  pause: text("le bouton qui arrête un dessin", 14),
  replay: text("le bouton qui rejoue un dessin", 14),
  step: text("l’étape affichée, avec {number} et {total}", 30),
  section: label("le libellé d’une pièce vue en coupe", 12),
  surface: label("le libellé d’une pièce vue de dessus", 16),
  screen: label("le libellé de l’écran d’un appareil", 16),
}).meta({ untagged: true });

/** The words of each drawing: its steps and its labels. */
export const diagrams = {
  penetrant: diagram({
    penetrant: label("le libellé du liquide"),
    crack: label("le libellé de la fissure, débouchante"),
    hidden: label("le libellé d’un défaut qui ne débouche pas", 30),
    dwell: label("le libellé du temps d’imprégnation"),
    developer: label("le libellé du révélateur"),
    trace: label("le libellé de la trace que l’on voit", 8),
  }),
  ultrasonic: diagram({
    probe: label("le libellé du palpeur", 12),
    flaw: label("le libellé du défaut et de son écho", 8),
    backWall: label("le libellé de la face opposée et de son écho", 14),
    pulse: label("le libellé de l’impulsion émise, à l’écran", 12),
    axis: label("le libellé de l’axe du temps, à l’écran", 26),
    formula: label("le libellé de la formule qui tire la profondeur du temps", 24),
    position: text("le nom de la commande qui déplace le palpeur, lu à voix haute"),
    flawReading: text("ce qui se lit sur un défaut, avec {position}, {depth} et {time}"),
    soundReading: text("ce qui se lit sur le métal sain, avec {position}, {depth} et {time}"),
  }),
  magneticParticle: diagram({
    along: label("le libellé de la fissure le long de la soudure"),
    across: label("le libellé de la fissure en travers de la soudure"),
    yoke: label("le libellé de l’électroaimant", 16),
    steel: label("le libellé de l’acier, ferromagnétique", 24),
    fieldLines: label("le libellé des lignes de champ"),
    leakage: label("le libellé du champ de fuite", 16),
    particles: label("le libellé des particules", 16),
    position: text("le nom de la commande qui tourne le champ, lu à voix haute"),
    reading: text("ce qui se lit, avec {angle}, {alongLeak} et {acrossLeak}"),
    hidden: text("comment se dit une fissure qui n’apparaît pas", 14),
    faint: text("comment se dit une fissure qui apparaît faiblement", 14),
    clear: text("comment se dit une fissure qui apparaît nettement", 14),
  }),
  visual: diagram({
    angle: label("le libellé de l’angle minimal", 14),
    distance: label("le libellé de la distance maximale", 14),
    light: label("le libellé de l’éclairement minimal", 24),
    undercut: label("le libellé du caniveau"),
    gauge: label("le libellé de la jauge de soudure", 20),
  }),
  thickness: diagram({
    probe: label("le libellé du palpeur", 12),
    corroded: label("le libellé de la face corrodée", 18),
    nominal: label("le libellé du métal perdu", 16),
    axis: label("le libellé de l’axe de l’écran", 34),
    formula: label("le libellé de la formule qui tire l’épaisseur du temps", 16),
    position: text("le nom de la commande qui déplace le palpeur, lu à voix haute"),
    reading: text("ce qui se lit, avec {position}, {thickness} et {time}"),
  }),
  vacuumBox: diagram({
    window: label("le libellé de la vitre de la boîte", 10),
    seal: label("le libellé du joint de la boîte", 16),
    leak: label("le libellé du chemin de la fuite", 18),
    air: label("le libellé de l’air aspiré", 14),
    vacuum: label("le libellé de l’appareil de mesure", 14),
    foam: label("le libellé de la solution moussante", 20),
    bubbles: label("le libellé des bulles", 20),
  }),
  liner: diagram({
    product: label("le libellé du produit stocké", 14),
    liner: label("le libellé du liner", 14),
    support: label("le libellé du support du liner", 16),
    tear: label("le libellé de la déchirure", 12),
    blister: label("le libellé de la cloque", 12),
    joint: label("le libellé du joint ouvert", 18),
    continuity: label("le libellé du relevé de continuité", 14),
    adhesion: label("le libellé du relevé d’adhérence", 14),
  }),
  endoscopy: diagram({
    opening: label("le libellé de l’ouverture", 16),
    probe: label("le libellé de la sonde souple", 16),
    tip: label("le libellé de l’extrémité, avec caméra et éclairage", 18),
    flaw: label("le libellé du défaut", 14),
    picture: label("le libellé de l’image transmise", 20),
  }),
  coating: diagram({
    film: label("le libellé du feuil sec", 12),
    steel: label("le libellé de l’acier, dessous", 12),
    gauge: label("le libellé de l’appareil de mesure", 22),
    reading: label("le libellé de la valeur lue, un nombre", 4),
    unit: label("le libellé de l’unité de la valeur lue", 4),
    electrode: label("le libellé de l’électrode", 20),
    earth: label("le libellé du retour à la terre", 10),
    pinhole: label("le libellé de la piqûre", 10),
    spark: label("le libellé de l’étincelle", 10),
    mark: label("le libellé du repère sur la surface", 10),
  }),
} satisfies Record<MethodName, z.ZodType>;

/** A method without words here is an error above; the second part keeps it out of the files that use these types. */
export type Diagrams = typeof diagrams &
  Record<Exclude<MethodName, keyof typeof diagrams>, ReturnType<typeof diagram>>;
export type DiagramWords<Name extends keyof Diagrams> = z.infer<Diagrams[Name]>;
