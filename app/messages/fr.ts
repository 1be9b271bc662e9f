/**
 * What commands say to whoever runs them, in French: the source, whose keys and `{places}` every language has. A message
 * about a field is read after its name: « content/fr/about.yaml:12: breadcrumb » « est vide : … ». It says what is wrong,
 * then what to do. `one | many` are chosen between by `{count}`.
 */
export const fr = {
  // Files.
  fileMissing: "le fichier manque : l’écrire, ou le reprendre d’une version antérieure",
  fileUnknown: "aucune page ne lit ce fichier : corriger son nom ou l’enlever",
  fileUnknownNear: "aucune page ne lit ce fichier : le renommer {near}, ou l’enlever",
  fileUnknownLanguage:
    "aucune page ne lit ce fichier : corriger son nom ou l’enlever, ou faire de {folder} une langue avec content/{folder}/language.yaml",
  fileEnding:
    "ce nom ne finit pas par .yaml, et le fichier n’est pas lu : le renommer {near} (sous Windows, afficher d’abord les extensions : Affichage > Extensions de noms de fichiers)",
  fileStray: "ce fichier n’a pas sa place dans content : l’enlever",
  fileEmpty: "le fichier est vide : le reprendre d’une version antérieure, ou en écrire les champs",
  theFile: "le fichier",

  // YAML: how a file is written.
  yamlTab: "la ligne commence par une tabulation : la remplacer par des espaces",
  yamlColon:
    'cette ligne contient un deuxième « : », ou commence trop à droite : mettre le texte entre guillemets droits ("…"), ou aligner la ligne sur celle du dessus',
  yamlWhole:
    'le début de ce texte a un autre sens ici : mettre tout le texte entre guillemets droits ("…"), et aucun à l’intérieur',
  yamlIndent:
    "la ligne ne commence pas au bon endroit : l’aligner sur celle du dessus, et fermer toute accolade ou tout crochet ouvert",
  yamlQuote:
    "le guillemet ouvert sur cette ligne n’est pas fermé : mettre un guillemet droit à la fin du texte",
  yamlBracket: "l’accolade ou le crochet ouvert sur cette ligne n’est pas fermé : le fermer",
  yamlField: "il manque « : » et une espace après le nom du champ : les ajouter, ou enlever la ligne",
  yamlBackslash: "une barre oblique inverse (\\) ne va pas entre guillemets droits : l’enlever",
  yamlTwice: "ce champ est écrit deux fois : enlever l’un des deux",
  yamlParts: "une ligne « --- » ou « ... » coupe le fichier en deux : l’enlever",
  yamlSecret:
    '« {found} » au début d’un texte serait perdu : mettre tout le texte entre guillemets droits ("…")',
  yamlNote:
    '« {found} » serait perdu : ce qui suit # est une note, que personne d’autre ne lit ; mettre tout le texte entre guillemets droits ("…"), ou la note sur une ligne à elle',
  yamlDash:
    "une ligne de ce texte commence par un tiret : aligner la ligne sur celle du dessus, et mettre une espace après le tiret",
  yamlOther:
    'cette ligne ne se lit pas : mettre son texte entre guillemets droits ("…"), et l’aligner sur celle du dessus',

  // Fields.
  missing: "manque : écrire {purpose}",
  empty: "est vide : écrire {purpose}",
  notText: 'n’est pas un texte : mettre {purpose} entre guillemets droits ("…")',
  tooLong: "compte {count} caractères : écrire {purpose} en {longest} caractères au plus",
  tooShort: "compte {count} caractères : écrire {purpose} en {least} caractères au moins",
  placeUnknown: "contient {found}, que rien ne remplacera : l’enlever",
  placeUnknownNear: "contient {found}, que rien ne remplacera : écrire {near}",
  placeMissing: "ne contient pas {wanted} : l’écrire là où la valeur doit apparaître",
  listMissing: "manque : écrire {wanted}",
  listNone: "n’est pas une liste : mettre chaque entrée sur une ligne qui commence par « - » ({purpose})",
  listOrNone: "manque : écrire les entrées, ou [] s’il n’y en a pas ({purpose})",
  listCount: "compte {count} entrée : écrire {wanted} | compte {count} entrées : écrire {wanted}",
  wantedSome: "au moins une entrée ({purpose})",
  wantedExactly: "exactement {wanted} entrées ({purpose})",
  groupMissing: "manque : écrire ses champs {fields}",
  groupNone: "n’est pas un groupe de champs : écrire ses champs {fields}",
  unknownField: "a un champ inconnu, {found} : l’enlever ou corriger son nom (connus : {known})",
  unknownFieldNear: "a un champ inconnu, {found} : écrire {near}, ou l’enlever",
  idBad: "n’est pas le nom de {purpose} : l’écrire en lettres, sans espace ni accent, comme {example}",
  idsMissing: "manque : écrire une ligne pour {purpose}, comme {example}",
  idsEmpty: "est vide : écrire une ligne pour {purpose}, comme {example}",
  form: "{found} n’est pas {purpose} : l’écrire comme {example}",
  enumNear: "n’est pas {purpose} : écrire {near}",
  enumKnown: "n’est pas {purpose} : écrire l’un de {known}",
  other: "ne convient pas : comparer avec le même champ d’une autre entrée ou d’une autre langue",

  // Telephones and colours.
  telephone: "un numéro de téléphone",
  phoneShort: "{found} est trop court pour un numéro en +{country} : ajouter les chiffres qui manquent",
  phoneLong: "{found} est trop long pour un numéro en +{country} : enlever les chiffres de trop",
  phoneCountry: "{found} ne commence par l’indicatif d’aucun pays : l’écrire comme +216 71 234 567",
  tooPale:
    "{found} est trop clair : {what} aurait un contraste de {ratio} pour 1, et il en faut {least} ; choisir une couleur plus foncée",
  tooDark:
    "{found} est trop foncé : {what} aurait un contraste de {ratio} pour 1, et il en faut {least} ; choisir une couleur plus claire",
  "text on a dark band": "un texte sur une bande sombre",
  "a pressed button": "un bouton enfoncé",
  "a label on a dark band": "une mention sur une bande sombre",
  "text on the page": "un texte sur la page",
  "text on a light band": "un texte sur une bande claire",
  "a label on the page": "une mention sur la page",
  "a label on a light band": "une mention sur une bande claire",
  "a link on the page": "un lien sur la page",
  "a link on a light band": "un lien sur une bande claire",
  "a mark on a dark band": "un repère sur une bande sombre",
  "the frame around what the keyboard is on, on a dark band":
    "sur une bande sombre, le cadre de ce que le clavier désigne",
  "the letters of the main button": "les lettres du bouton principal",
  "coloured text on a dark band": "un texte en couleur sur une bande sombre",
  "coloured text on the page": "un texte en couleur sur la page",
  "coloured text on a light band": "un texte en couleur sur une bande claire",

  // Points on pictures.
  tens: "n’est pas un nombre : écrire des dizaines de pour cent, comme 70",
  outside: "est hors de l’image : écrire de 0 à 100",
  notTens: "n’est pas en dizaines : écrire par exemple 70 ou 80",
  direction: "n’est pas un sens d’écriture : écrire ltr (de gauche à droite) ou rtl (de droite à gauche)",
  directionMissing: "manque : écrire ltr (de gauche à droite) ou rtl (de droite à gauche)",
  percent: "n’est pas un nombre : écrire le pourcentage seul",
  edgeLeast: "est trop près du bord : écrire au moins {limit}",
  edgeMost: "est trop près du bord : écrire au plus {limit}",
  place: "n’est pas une place : écrire deux pourcentages, de gauche puis du haut, comme {example}",
  overlap: "recouvre le point {other} sur un petit écran : éloigner l’un des deux",
  cutOff: "est coupé sur un petit écran : écrire de {from} à {to}, ou un autre endroit sous focus",
  pictureName: "n’est pas le nom d’une image de content/images : l’écrire comme refinery.jpg",
  picturesMissing: "manque : écrire une ligne par image, comme {example}",
  notDrawn: "ne va pas ici, car cette méthode n’a pas de dessin : enlever ces mots",

  // What files say of each other.
  pictureGone: "nomme {found}, qui n’est pas dans content/images : y mettre l’image, ou corriger le nom",
  pictureGoneNear: "nomme {found}, qui n’est pas dans content/images : écrire {near}, ou y mettre l’image",
  pictureStranger: "n’est pas dans content/images : corriger le nom, ou enlever la ligne",
  pictureStrangerNear: "n’est pas dans content/images : écrire {near}, ou enlever la ligne",
  logoGone: "nomme {found}, qui n’est pas dans {folder} : y mettre le logo, ou corriger le nom",
  logoGoneNear: "nomme {found}, qui n’est pas dans {folder} : écrire {near}, ou y mettre le logo",
  postNoName: "manque : écrire le nom du poste, puisque content/company.yaml dit qui l’occupe",
  postNobody: "n’est le poste de personne : l’enlever, ou écrire dans content/company.yaml qui l’occupe",
  postNoPerson: "manque : écrire qui occupe le poste, que nomme content/{language}/offices.yaml",
  termGone:
    "nomme {found}, qui n’est pas un terme de content/{language}/terms.yaml : corriger le nom, ou y écrire le terme",
  termGoneNear:
    "nomme {found}, qui n’est pas un terme de content/{language}/terms.yaml : écrire {near}, ou y écrire le terme",
  countsDiffer: "compte {count} entrées, et {otherCount} dans {other} : en écrire autant dans les deux",
  servicesCount:
    "compte {count} entrées, et content/{language}/sectors.yaml {services} prestations : en écrire une par prestation, dans le même ordre, et none là où aucune page n’explique",
  idMissing: "manque : l’écrire ici aussi, puisque content/{file} le nomme, ou l’enlever de là",
  idStranger: "n’est pas dans content/{file} : l’y écrire, ou l’enlever d’ici",
  notExplained:
    "ne dit pas ce qu’est {services}, et content/sectors.yaml ne nomme aucune page qui le dise : écrire une entrée à ce nom",
  englishTitleMissing:
    "manque : écrire le titre anglais de {reference}, qui n’en a pas d’autre, et comme titre ce dont traite le document",
  englishTitleOther: "n’est pas le titre que content/en donne à {reference} : écrire {title} dans les deux",
  controlStranger:
    "nomme {control}, qui n’est pas un contrôle de cet équipement : l’ajouter sous controls, ou l’enlever d’ici",
  onlyThere: "manque, mais se trouve dans {other} : l’écrire dans les deux, ou dans aucun",

  // Texts.
  deadLink: "nomme {found}, qui ne mène nulle part : écrire l’adresse d’une page, comme /contact",
  deadLinkNear: "nomme {found}, qui ne mène nulle part : écrire {near}",
  otherLanguage: "est écrit en « {other} » : le traduire en « {language} »",
  markup:
    "contient {found}, qui s’afficherait tel quel : le site met les textes en forme lui-même ; l’enlever",
  lostLetter: "contient « � », à la place d’une lettre perdue : retaper la lettre",
  garbled: "contient {found}, une lettre accentuée mal convertie : retaper le mot",

  // Pictures and drawings.
  notPicture: "n’est pas une image lisible : l’enregistrer de nouveau en JPEG, PNG ou WebP",
  notLogo: "n’est pas une image lisible : l’enregistrer de nouveau en SVG, PNG ou WebP",
  pictureBroken: "est incomplète ou abîmée : la copier ou l’enregistrer de nouveau",
  pictureSmall: "mesure {width} × {height} px : mettre à sa place une image d’au moins {least} px",
  logoSmall:
    "mesure {width} × {height} px : mettre à sa place un fichier SVG, ou une image d’au moins {least} px d’un côté",
  pictureEnding:
    "n’a pas un nom d’image que le site lit : enregistrer l’image en JPEG, sous un nom comme {near}",
  svgBroken: "n’est pas un dessin SVG lisible : l’enregistrer de nouveau en SVG",
  svgEmpty: "ne montre rien : exporter le dessin de nouveau",
  svgForeign:
    "va chercher {found} ailleurs, que les visiteurs ne verraient pas : tout inclure dans le dessin, puis l’exporter de nouveau",
  svgScript:
    "contient un programme ({found}), qu’un dessin n’a pas à avoir : exporter le dessin de nouveau, sans lui",
  svgBox: 'n’a pas de viewBox="0 0 largeur hauteur" : exporter le dessin avec ses dimensions',

  // Commands.
  previewTitle: "À corriger",
  previewHeading: "À corriger dans le contenu",
  previewBack: "La page revient d’elle-même après l’enregistrement.",

  // Going live.
  siteUrlMissing:
    "L’adresse du site n’est pas donnée, et ses pages se croient sur cette machine : avant la mise en ligne, construire par npm run build -- --url https://votre.domaine",
} as const;
