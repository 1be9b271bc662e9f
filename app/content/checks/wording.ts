import { say, type PlainKey } from "#app/messages/messages.ts";

/** Words that the company may not use: because they claim what it has not, or because they mean something else. */
interface Term {
  readonly find: RegExp;
  /** Why not, and what to write instead. */
  readonly instead: PlainKey;
  /** The language whose texts it concerns. All, where there is none. */
  readonly language?: "fr" | "en";
}

/** Up to eight words without a number, none of which says that somebody is accredited. */
const words = String.raw`(?:\s(?!accr)[^\s\d,;.:]+){0,8}?`;

const terms: readonly Term[] = [
  // Certification, accreditation, approval: three different things.
  {
    find: new RegExp(String.raw`\bcertifi\p{L}*${words}\s17020|\b17020(?::\d+)?[\s-]certifi\p{L}*`, "iu"),
    instead: "term17020",
  },
  {
    find: new RegExp(String.raw`\baccr[ée]dit\p{L}*${words}\s(?:9001|14001|45001)`, "iu"),
    instead: "termSystems",
  },
  {
    find: /\bagreements?\b/i,
    instead: "termAgreement",
    language: "en",
  },
  {
    find: /accr[ée]dit\S*(?:\s\S+){0,4}\s(?:d[’'])?(?:épaisseurs?|thickness)/i,
    instead: "termThickness",
  },
  {
    find: /certifiée?s? API|API[- ]certified/i,
    instead: "termApi",
  },
  {
    find: /American Petroleum Institute/i,
    instead: "termInstitute",
  },
  { find: /organismes? notifiés?|notified bod(?:y|ies)/i, instead: "termNotified" },
  {
    find: /laboratoires? accrédités?|accredited laborator(?:y|ies)/i,
    instead: "termLaboratory",
  },
  {
    find: /agréée? par l[’']État|approved by the State/i,
    instead: "termState",
  },
  { find: /\bTUNAC\b|\bINRS\b/, instead: "termBody" },
  {
    find: /\bCACES\b/,
    instead: "termCaces",
  },
  {
    find: /ISO[\s\u00a0]9712|SNT-TC/,
    instead: "termStaff",
  },
  // What the company does not offer.
  {
    find: /phased array|multi-?éléments|\bTOFD\b|courants de Foucault|eddy current|\bdrones?\b|infrarouge|infrared/i,
    instead: "termMethod",
  },
  // Praise and promises.
  {
    find: /\bleaders?\b|\bmeilleure?s?\b|\bbest\b/i,
    instead: "termPraise",
  },
  {
    find: /num[ée]ro (?:un|1)\b|n°\s?1\b|\bnumber one\b|\bno\. ?1\b/i,
    instead: "termRank",
  },
  {
    find: /(?:\bans?|ann[ée]es) d[’']exp[ée]rience|years(?: of|[’']) experience/i,
    instead: "termYears",
  },
  {
    find: new RegExp(
      String.raw`\d[\d\s]*\s(?:clients?|customers?|projets?|projects?|chantiers|collaborateurs|employ[ée]+s|employees|inspections|missions|inspecteurs|inspectors|agences)\b`,
      "iu",
    ),
    instead: "termCount",
  },
  {
    find: /24\s?h?\s?\/\s?(?:24|7)|7\s?j?\s?\/\s?7|round the clock|jour et nuit/i,
    instead: "termHours",
  },
  {
    find: /\bMaghreb\b|toute la Tunisie|all (?:of |over )?Tunisia|(?:partout|à travers|throughout|across|anywhere) (?:en |la |in )?Tunisi[ea]|(?:every|any)where in Tunisia/i,
    instead: "termCoverage",
  },
  {
    find: /(?:€|\bEUR\b|\bTND\b|\bDT\b|\bdinars?\b|\$)\s?\d|\d\s?(?:€|EUR\b|TND\b|DT\b|dinars?\b|\$)|\bgratuite?s?\b|free of charge|prix comp[ée]titifs?|competitive prices?/i,
    instead: "termPrice",
  },
  {
    find: /(?:sous|en moins de|within|in less than|in under) (?:\d+|une?|deux|one|two)\s?(?:h\b|heures?|jours?|hours?|days?)|intervention (?:rapide|immédiate)|(?:fast|rapid|quick) (?:response|turnaround)/i,
    instead: "termDelay",
  },
  // What the facts do not say.
  {
    find: /seule portée|(?:this|one|that) scope only|only (?:this|one) scope/i,
    instead: "termScopes",
  },
  {
    find: /(?:Le CND|La méthode CND) (?:compte|comprend|comporte)|NDT (?:has|counts|comprises|consists of) (?:nine|\d)/i,
    instead: "termNine",
  },
  {
    find: /absence d[’']intérêt|aucun intérêt.{0,20}impartial|impartial.{0,20}aucun intérêt|being impartial/i,
    instead: "termImpartial",
  },
  {
    find: /garanti|guarantee/i,
    instead: "termGuarantee",
  },
  { find: /zéro défaut|zero defect/i, instead: "termZero" },
  {
    find: /toutes les normes|all standards/i,
    instead: "termStandards",
  },
  // Words that mean something else in the trade.
  {
    // What is controlled in English, and by whom: the noun is another word for none of the company's services.
    find: /(?<!\b(?:quality|under|to|document|smoke|process|remote|reception)\s)\bcontrols?\b(?! (?:compan|office|bod))/i,
    instead: "termNoun",
    language: "en",
  },
  {
    find: /\b(?:conductive|metallic|steel|metal|rough|coated)\sbases?\b/i,
    instead: "termSubstrate",
    language: "en",
  },
  { find: /\bindoor piping\b/i, instead: "termPiping", language: "en" },
  { find: /\bbottom plating\b/i, instead: "termPlating", language: "en" },
  { find: /\bcalculation notes?\b/i, instead: "termDesign", language: "en" },
  { find: /\btiges? filetées?\b/i, instead: "termThreaded", language: "fr" },
  {
    find: /(?:ce que dit le|what the) (?:rapport|report states)/i,
    instead: "termPromised",
  },
  { find: /magnetoscop/i, instead: "termMagnetoscopy", language: "en" },
  {
    find: /\bcontrol (?:compan(?:y|ies)|offices?|bod(?:y|ies))\b/i,
    instead: "termControl",
    language: "en",
  },
  {
    find: /reception control|construction reception/i,
    instead: "termReception",
    language: "en",
  },
  { find: /mechanical(?:ly)?[- ]welded/i, instead: "termWelded", language: "en" },
  {
    find: /welding station/i,
    instead: "termStation",
    language: "en",
  },
  { find: /habilitation/i, instead: "termHabilitation", language: "en" },
  {
    find: /\bsecurity\b/i,
    instead: "termSecurity",
    language: "en",
  },
  {
    find: /continuous improvement/i,
    instead: "termContinuous",
    language: "en",
  },
  { find: /\bpalpat(?:or|eur)s?\b/i, instead: "termProbe", language: "en" },
  { find: /\brevealers?\b/i, instead: "termDeveloper", language: "en" },
  { find: /verbal process/i, instead: "termReport", language: "en" },
  {
    find: /\bEPI\b/,
    instead: "termEpi",
    language: "fr",
  },
  // Left over while writing.
  {
    find: /lorem ipsum|\bTODO\b|à compléter|to be completed/i,
    instead: "termLeft",
  },
];

/** A forbidden term in a text: the words found, and what to write instead. */
interface FoundTerm {
  readonly found: string;
  readonly instead: string;
}

/** Terms in a text that may not be used. @param language code of the text's language; undefined for texts of all */
export function forbiddenTerms(text: string, language: string | undefined): FoundTerm[] {
  return terms
    .filter((term) => term.language === undefined || term.language === language)
    .flatMap(({ find, instead }) => {
      const [found] = find.exec(text) ?? [];
      return found === undefined ? [] : [{ found, instead: say(instead) }];
    });
}
