import { wrong } from "#model/read/problem.ts";
import { group, text } from "../fields.ts";
import { entry, firstPicture, head, controlPageWithOccasions } from "../parts.ts";

/** The label of a part, beside its line: on phones, a longer one would overlap the drawing. */
const part = (purpose: string) => text(purpose, 18);

/** An item of inspection, which may be left out, with the words of its drawing (`app/diagrams/equipment/`) if it has one. */
const item = <const Parts extends Parameters<typeof group>[0]>(parts: Parts) =>
  group({
    code: text("la lettre et le chiffre de la portée de l’agrément, comme A1", 4).optional(),
    name: text("le nom du point").meta({ official: true }),
    text: text("ce qu’il couvre"),
    checks: text("ce que le contrôle examine"),
    parts: group(parts).meta({ untagged: true }).optional(),
  }).optional();

const valve = part("le libellé de la soupape");
const gauge = part("le libellé du manomètre");

/** The seven items, in the order of the specification, section 2.8. */
const items = group({
  a1: item({
    valve,
    gauge,
    level: part("le libellé du niveau d’eau"),
    tubes: part("le libellé des tubes"),
    wall: part("le libellé de la paroi"),
  }),
  a2: item({
    identification: part("le libellé de la plaque"),
    valve,
    gauge,
    thickness: part("le libellé de l’épaisseur de la paroi"),
    corrosion: part("le libellé de la corrosion, dans le fond"),
  }),
  a3: item({
    coating: part("le libellé du revêtement"),
    weld: part("le libellé de la soudure"),
    valve: part("le libellé du robinet de sectionnement"),
    steel: part("le libellé de la paroi d’acier"),
  }),
  b1: item({
    shutOff: part("le libellé de l’organe de coupure"),
    safety: part("le libellé du dispositif de sécurité"),
    regulator: part("le libellé du détendeur"),
    tightness: part("le libellé d’un joint à brides"),
    ventilation: part("le libellé de l’aération du local"),
  }),
  b2: item({
    breaker: part("le libellé du disjoncteur"),
    contact: part("le libellé de l’écran devant les barres"),
    emergency: part("le libellé de la coupure d’urgence"),
    earth: part("le libellé de la mise à la terre"),
  }),
  b3: item({
    structure: part("le libellé de la poutre"),
    brake: part("le libellé du frein"),
    limit: part("le libellé du fin de course"),
    rope: part("le libellé du câble"),
    hook: part("le libellé du crochet"),
  }),
  fire: item({
    sign: part("le libellé du panneau"),
    detection: part("le libellé du détecteur"),
    condition: part("le libellé de ce qui se voit sur l’extincteur"),
    water: part("le libellé de la conduite d’eau"),
    access: part("le libellé du sol dégagé"),
  }),
})
  .refine((some) => Object.keys(some).length > 0, {
    error: () => wrong("est vide", "garder un objet au moins"),
  })
  .meta({ minProperties: 1 });

/** The page at `/controlCRS`, and `content/<language>/crs.yaml` */
export const crs = {
  words: group({
    ...controlPageWithOccasions,
    subjects: group({
      ...head,
      items,
    }),
    kinds: group({ ...head, initial: entry, periodic: entry, responsibility: entry }),
  }),
  pictures: firstPicture,
} as const;
