import type { fr } from "./fr.ts";

/** What commands say, in English. */
export const en: Readonly<Record<keyof typeof fr, string>> = {
  fileMissing: "the file is missing: write it, or bring it back from an earlier version",
  fileUnknown: "no page reads this file: correct its name or remove it",
  fileUnknownNear: "no page reads this file: call it {near}, or remove it",
  fileUnknownLanguage:
    "no page reads this file: correct its name or remove it, or make {folder} a language with content/{folder}/language.yaml",
  fileEnding:
    "this name does not end in .yaml, and the file is not read: call it {near} (on Windows, show the endings first: View > File name extensions)",
  fileStray: "this file has no place in content: remove it",
  fileEmpty: "the file is empty: bring it back from an earlier version, or write its fields",
  theFile: "the file",

  yamlTab: "the line begins with a tab: put spaces in its place",
  yamlColon:
    'this line holds a second ": ", or begins too far to the right: put the text between straight quotes ("…"), or let the line begin right below the one before it',
  yamlWhole:
    'the beginning of this text means something else here: put straight quotes ("…") around the whole text, and none inside of it',
  yamlIndent:
    "the line does not begin in the right place: let it begin right below the line before it, and close every bracket",
  yamlQuote: "the quote that this line opens is not closed: put a straight quote at the end of the text",
  yamlBracket: "the bracket that this line opens is not closed: close it",
  yamlField: "a colon and a space are missing behind the field's name: add them, or take the line away",
  yamlBackslash: "a backslash (\\) cannot stand between straight quotes: take it away",
  yamlTwice: "this field is written twice: take one of the two away",
  yamlParts: 'a line "---" or "..." cuts the file in two: take it away',
  yamlSecret:
    '"{found}" at the start of a text would be lost: put straight quotes ("…") around the whole text',
  yamlNote:
    '"{found}" would be lost: what follows # is a note that nobody else reads; put straight quotes ("…") around the whole text, or the note on a line of its own',
  yamlDash:
    "a line of this text begins with a dash: let it begin right below the line before it, with a space behind the dash",
  yamlOther:
    'this line cannot be read: put its text between straight quotes ("…"), and let it begin right below the line before it',

  missing: "is missing: write {purpose}",
  empty: "is empty: write {purpose}",
  notText: "is not text: put quotes around {purpose}",
  tooLong: "is {count} characters long: write {purpose} in at most {longest}",
  tooShort: "is {count} characters long: write {purpose} in at least {least}",
  placeUnknown: "contains {found}, which nothing will replace: take it away",
  placeUnknownNear: "contains {found}, which nothing will replace: write {near}",
  placeMissing: "does not contain {wanted}: write it where the value is to stand",
  listMissing: "is missing: list {wanted}",
  listNone: 'is not a list: put each of {purpose} on a line that begins with "- "',
  listOrNone: "is missing: write {purpose}, or [] if there are none",
  listCount: "has {count} entry: list {wanted} | has {count} entries: list {wanted}",
  wantedSome: "at least one of {purpose}",
  wantedExactly: "exactly {wanted} of {purpose}",
  groupMissing: "is missing: write its fields {fields}",
  groupNone: "is not a group of fields: write its fields {fields}",
  unknownField: "has the unknown field {found}: remove it or correct its name (known: {known})",
  unknownFieldNear: "has the unknown field {found}: write {near}, or remove it",
  idBad: "is not the id of {purpose}: write it in letters alone, without spaces or accents, like {example}",
  idsMissing: "is missing: write one line for {purpose}, such as {example}",
  idsEmpty: "is empty: write one line for {purpose}, such as {example}",
  form: "{found} is not {purpose}: write it like {example}",
  enumNear: "is not {purpose}: write {near}",
  enumKnown: "is not {purpose}: write one of {known}",
  other: "does not fit: compare it with the same field of another entry or another language",

  telephone: "a telephone number",
  phoneShort: "{found} is too short for a number in +{country}: add the digits that are missing",
  phoneLong: "{found} is too long for a number in +{country}: take away the digits that are too many",
  phoneCountry: "{found} begins with the prefix of no country: write it like +216 71 234 567",
  tooPale:
    "{found} is too pale: {what} would have a contrast of {ratio} to 1 and needs {least}: choose a darker colour",
  tooDark:
    "{found} is too dark: {what} would have a contrast of {ratio} to 1 and needs {least}: choose a lighter colour",
  "text on a dark band": "text on a dark band",
  "a pressed button": "a pressed button",
  "a label on a dark band": "a label on a dark band",
  "text on the page": "text on the page",
  "text on a light band": "text on a light band",
  "a label on the page": "a label on the page",
  "a label on a light band": "a label on a light band",
  "a link on the page": "a link on the page",
  "a link on a light band": "a link on a light band",
  "a mark on a dark band": "a mark on a dark band",
  "the frame around what the keyboard is on, on a dark band":
    "the frame around what the keyboard is on, on a dark band",
  "the letters of the main button": "the letters of the main button",
  "coloured text on a dark band": "coloured text on a dark band",
  "coloured text on the page": "coloured text on the page",
  "coloured text on a light band": "coloured text on a light band",

  tens: "is not a number: write tens of a percent, such as 70",
  outside: "is outside the picture: write 0 to 100",
  notTens: "is not in tens: write 70 or 80, for instance",
  direction: "is not a direction: write ltr (left to right) or rtl (right to left)",
  directionMissing: "is missing: write ltr (left to right) or rtl (right to left)",
  percent: "is not a number: write the percentage alone",
  edgeLeast: "is too near to the edge: write at least {limit}",
  edgeMost: "is too near to the edge: write at most {limit}",
  place: "is not a place: write two percentages, from the left and from the top, like {example}",
  overlap: "lies on point {other} where the screen is small: move one of the two away",
  cutOff: "is cut off where the screen is small: write {from} to {to}, or another place under focus",
  pictureName: "is not the name of a picture in content/images: write it like refinery.jpg",
  picturesMissing: "is missing: write one line for each picture, such as {example}",
  notDrawn: "has no place here, since this method has no drawing: take these words away",

  pictureGone: "names {found}, which is not in content/images: put the picture there, or correct the name",
  pictureGoneNear: "names {found}, which is not in content/images: write {near}, or put the picture there",
  pictureStranger: "is not in content/images: correct the name, or take the line away",
  pictureStrangerNear: "is not in content/images: write {near}, or take the line away",
  logoGone: "names {found}, which is not in {folder}: put the logo there or correct the name",
  logoGoneNear: "names {found}, which is not in {folder}: write {near}, or put the logo there",
  postNoName: "is missing: write the name of the post, because content/company.yaml says who holds it",
  postNobody: "is nobody's post: take it away, or write who holds it in content/company.yaml",
  postNoPerson: "is missing: write who holds the post, which content/{language}/offices.yaml names",
  termGone:
    "names {found}, which is no term of content/{language}/terms.yaml: correct the name, or write the term there",
  termGoneNear:
    "names {found}, which is no term of content/{language}/terms.yaml: write {near}, or write the term there",
  countsDiffer: "has {count} entries, but {otherCount} in {other}: write the same number in both",
  servicesCount:
    "has {count} entries, and content/{language}/sectors.yaml {services} services: write one for each, in the same order, and none where no page explains it",
  idMissing: "is missing: write it here too, since content/{file} names it, or take it away there",
  idStranger: "is not in content/{file}: write it there, or take it away here",
  notExplained:
    "does not say what {services} is, and content/sectors.yaml names no page that does: write an entry with its name",
  englishTitleMissing:
    "is missing: write the English title of {reference}, which has no other, and as title what it deals with",
  englishTitleOther: "is not the title that content/en gives {reference}: write {title} in both",
  controlStranger:
    "names {control}, which is no control of this equipment: add it under controls, or take it away here",
  onlyThere: "is missing, but stands in {other}: write it in both, or in neither",

  deadLink: "names {found}, which leads nowhere: write the address of a page, such as /contact",
  deadLinkNear: "names {found}, which leads nowhere: write {near}",
  otherLanguage: "is written in {other}: translate it into {language}",
  markup: "contains {found}, which would be shown as it is: the site sets texts by itself; take it away",
  lostLetter: 'contains "�" in place of a letter that was lost: type the letter again',
  garbled: "contains {found}, an accented letter that was converted badly: type the word again",

  notPicture: "is not a picture that can be read: save it as JPEG, PNG or WebP again",
  notLogo: "is not a picture that can be read: save it as SVG, PNG or WebP again",
  pictureBroken: "is incomplete or damaged: copy it or save it again",
  pictureSmall: "is {width} by {height} px: put a picture of at least {least} px in its place",
  logoSmall:
    "is {width} by {height} px: put an SVG file in its place, or a picture of at least {least} px on one side",
  pictureEnding: "has no name of a picture that the site reads: save it as JPEG, under a name like {near}",
  svgBroken: "is not an SVG drawing that can be read: save it as SVG again",
  svgEmpty: "shows nothing: export the drawing again",
  svgForeign:
    "fetches {found} from elsewhere, which visitors would not see: put all into the drawing, then export it again",
  svgScript:
    "contains a program ({found}), which a drawing has no use for: export the drawing again, without it",
  svgBox: 'has no viewBox="0 0 width height": export the drawing with its size',

  previewTitle: "To mend",
  previewHeading: "To mend in the content",
  previewBack: "The page comes back by itself once the file is saved.",
  siteUrlMissing:
    "The address of the site is not given, and its pages take themselves to be on this machine: before going live, build with npm run build -- --url https://your.domain",
};
