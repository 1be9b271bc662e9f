/** Words that the company may not use: because they claim what it has not, or because they mean something else. */
interface Term {
  readonly find: RegExp;
  /** Why not, and what to write instead. */
  readonly instead: string;
  /** The language whose texts it concerns. All, where there is none. */
  readonly language?: "fr" | "en";
}

/** Up to eight words without a number, none of which says that somebody is accredited. */
const words = String.raw`(?:\s(?!accr)[^\s\d,;.:]+){0,8}?`;

const terms: readonly Term[] = [
  // Certification, accreditation, approval: three different things.
  {
    find: new RegExp(String.raw`\bcertifi\p{L}*${words}\s17020|\b17020(?::\d+)?[\s-]certifi\p{L}*`, "iu"),
    instead:
      "an inspection body is accredited, not certified: write « accrédité selon ISO/IEC 17020 », in English “accredited to ISO/IEC 17020”",
  },
  {
    find: new RegExp(String.raw`\baccr[ée]dit\p{L}*${words}\s(?:9001|14001|45001)`, "iu"),
    instead: "management systems are certified, not accredited: write « certifié », in English “certified”",
  },
  {
    find: /\bagreements?\b/i,
    instead: "a French « agrément » is an approval: write “approval”",
    language: "en",
  },
  {
    find: /accr[ée]dit\S*(?:\s\S+){0,4}\s(?:d[’'])?(?:épaisseurs?|thickness)/i,
    instead: "a classification society approves: write « agrément », in English “approval”",
  },
  {
    find: /certifiée?s? API|API[- ]certified/i,
    instead:
      "the company holds API approvals: write « agréments CND (API) », in English “NDT approvals (API)”",
  },
  {
    find: /American Petroleum Institute/i,
    instead: "which body API stands for is not confirmed: write “API” alone",
  },
  { find: /organismes? notifiés?|notified bod(?:y|ies)/i, instead: "the company is not one: take it away" },
  {
    find: /laboratoires? accrédités?|accredited laborator(?:y|ies)/i,
    instead:
      "the accreditation is for an inspection: write « organisme d’inspection », in English “inspection body”",
  },
  {
    find: /agréée? par l[’']État|approved by the State/i,
    instead: "name the ministry in charge of industry, and what it approves",
  },
  { find: /\bTUNAC\b|\bINRS\b/, instead: "the company does not name this body: take it away" },
  {
    find: /\bCACES\b/,
    instead:
      "this is a registered French mark: write « autorisation de conduite », in English “operator authorisation”",
  },
  {
    find: /ISO[\s\u00a0]9712|SNT-TC/,
    instead: "no qualification scheme is confirmed for the personnel: write the levels I and II alone",
  },
  // What the company does not offer.
  {
    find: /phased array|multi-?éléments|\bTOFD\b|courants de Foucault|eddy current|\bdrones?\b|infrarouge|infrared/i,
    instead: "this is not one of the nine methods: take it away",
  },
  // Praise and promises.
  {
    find: /\bleaders?\b|\bmeilleure?s?\b|\bbest\b/i,
    instead: "the site says facts: take the superlative away",
  },
  {
    find: /num[ée]ro (?:un|1)\b|n°\s?1\b|\bnumber one\b|\bno\. ?1\b/i,
    instead: "the site says facts: take the rank away",
  },
  {
    find: /(?:\bans?|ann[ée]es) d[’']exp[ée]rience|years(?: of|[’']) experience/i,
    instead: "no number of years is confirmed: take it away",
  },
  {
    find: new RegExp(
      String.raw`\d[\d\s]*\s(?:clients?|customers?|projets?|projects?|chantiers|collaborateurs|employ[ée]+s|employees|inspections|missions|inspecteurs|inspectors|agences)\b`,
      "iu",
    ),
    instead: "no number of clients, works or people is confirmed: take it away",
  },
  {
    find: /24\s?h?\s?\/\s?(?:24|7)|7\s?j?\s?\/\s?7|round the clock|jour et nuit/i,
    instead: "no hours are confirmed: take them away",
  },
  {
    find: /\bMaghreb\b|toute la Tunisie|all (?:of |over )?Tunisia|(?:partout|à travers|throughout|across|anywhere) (?:en |la |in )?Tunisi[ea]|(?:every|any)where in Tunisia/i,
    instead: "no coverage is confirmed: name the two offices",
  },
  {
    find: /(?:€|\bEUR\b|\bTND\b|\bDT\b|\bdinars?\b|\$)\s?\d|\d\s?(?:€|EUR\b|TND\b|DT\b|dinars?\b|\$)|\bgratuite?s?\b|free of charge|prix comp[ée]titifs?|competitive prices?/i,
    instead: "the site names no price: take it away",
  },
  {
    find: /(?:sous|en moins de|within|in less than|in under) (?:\d+|une?|deux|one|two)\s?(?:h\b|heures?|jours?|hours?|days?)|intervention (?:rapide|immédiate)|(?:fast|rapid|quick) (?:response|turnaround)/i,
    instead: "no delay is promised: take it away",
  },
  // What the facts do not say.
  {
    find: /seule portée|(?:this|one|that) scope only|only (?:this|one) scope/i,
    instead: "nothing says that there is no other scope: name the scope, and no more",
  },
  {
    find: /(?:Le CND|La méthode CND) (?:compte|comprend|comporte)|NDT (?:has|counts|comprises|consists of) (?:nine|\d)/i,
    instead:
      "there are more methods than these: write « neuf méthodes de CND », in English “nine NDT methods”",
  },
  {
    find: /absence d[’']intérêt|aucun intérêt.{0,20}impartial|impartial.{0,20}aucun intérêt|being impartial/i,
    instead: "to have no interest is independence; impartiality is objectivity: write the one or the other",
  },
  {
    find: /garanti|guarantee/i,
    instead: "an inspection reports what it saw and guarantees nothing: say what is checked",
  },
  { find: /zéro défaut|zero defect/i, instead: "an inspection promises no result: say what is checked" },
  {
    find: /toutes les normes|all standards/i,
    instead: "name the families: ASME, AWS, API, AISI, ISO, NF, EN",
  },
  // Words that mean something else in the trade.
  {
    // What is controlled in English, and by whom: the noun is another word for none of the company's services.
    find: /(?<!\b(?:quality|under|to|document|smoke|process|remote|reception)\s)\bcontrols?\b(?! (?:compan|office|bod))/i,
    instead: "a « contrôle » is an inspection, a test or a check: write the one that is meant",
    language: "en",
  },
  {
    find: /\b(?:conductive|metallic|steel|metal|rough|coated)\sbases?\b/i,
    instead: "what a coating stands on is a “substrate”",
    language: "en",
  },
  { find: /\bindoor piping\b/i, instead: "write “on-site piping”", language: "en" },
  { find: /\bbottom plating\b/i, instead: "write “underwater shell plating”", language: "en" },
  { find: /\bcalculation notes?\b/i, instead: "write “design calculations”", language: "en" },
  { find: /\btiges? filetées?\b/i, instead: "write « tube à joints filetés »", language: "fr" },
  {
    find: /(?:ce que dit le|what the) (?:rapport|report states)/i,
    instead:
      "a page promises no report: write « ce qu’indique d’ordinaire un rapport », in English “what a report usually states”",
  },
  { find: /magnetoscop/i, instead: "write “magnetic particle testing”", language: "en" },
  {
    find: /\bcontrol (?:compan(?:y|ies)|offices?|bod(?:y|ies))\b/i,
    instead: "to control is to command: write “inspection company” or “inspection body”",
    language: "en",
  },
  {
    find: /reception control|construction reception/i,
    instead: "write “acceptance inspection” or “construction acceptance”",
    language: "en",
  },
  { find: /mechanical(?:ly)?[- ]welded/i, instead: "write “welded structures”", language: "en" },
  {
    find: /welding station/i,
    instead: "a « poste de soudage » is the machine: write “welding set”",
    language: "en",
  },
  { find: /habilitation/i, instead: "write “authorisation”", language: "en" },
  {
    find: /\bsecurity\b/i,
    instead: "security is protection against intrusion: write “safety”",
    language: "en",
  },
  {
    find: /continuous improvement/i,
    instead: "the ISO standards write “continual improvement”",
    language: "en",
  },
  { find: /\bpalpat(?:or|eur)s?\b/i, instead: "write “probe”", language: "en" },
  { find: /\brevealers?\b/i, instead: "write “developer”", language: "en" },
  { find: /verbal process/i, instead: "write “inspection report”", language: "en" },
  {
    find: /\bEPI\b/,
    instead: "it may mean two things: write « équipier de première intervention »",
    language: "fr",
  },
  // Left over while writing.
  {
    find: /lorem ipsum|\bTODO\b|à compléter|to be completed/i,
    instead: "write the text, or take the field away",
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
      return found === undefined ? [] : [{ found, instead }];
    });
}
