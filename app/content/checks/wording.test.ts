import { describe, expect, test } from "vitest";
import { forbiddenTerms } from "./wording.ts";
import { speak } from "#app/messages/messages.ts";

speak("en");

const noBreak = "\u00a0";

/** What may not be said, and words of the advice that must come of it. */
const forbidden: readonly (readonly [language: "fr" | "en", text: string, advice: string])[] = [
  ["fr", "certifié ISO 17020", "accrédité selon ISO/IEC 17020"],
  ["fr", `certifiée ISO/IEC${noBreak}17020:2012`, "accrédité selon ISO/IEC 17020"],
  ["fr", "certification selon la norme ISO/IEC 17020", "accrédité selon ISO/IEC 17020"],
  ["en", "certified to ISO/IEC 17020", "accredited to ISO/IEC 17020"],
  ["fr", "certifiée conforme à la norme NF EN ISO/IEC 17020", "accrédité selon ISO/IEC 17020"],
  ["fr", "un certificat ISO 17020", "accrédité selon ISO/IEC 17020"],
  ["en", "an ISO/IEC 17020 certified body", "accredited to ISO/IEC 17020"],
  ["en", "ISO 17020:2012 certification", "accredited to ISO/IEC 17020"],
  ["fr", "accrédité ISO 9001", "certified"],
  ["fr", "l’accréditation selon la norme ISO 9001", "certified"],
  ["en", `accredited to ISO${noBreak}45001`, "certified"],
  ["en", "an agreement of the ministry", "approval"],
  ["fr", "accréditation pour la mesure d’épaisseur", "approval"],
  ["en", "accredited for ship thickness measurement", "approval"],
  ["fr", "certifié API", "agréments CND (API)"],
  ["en", "API-certified", "NDT approvals (API)"],
  ["en", "the American Petroleum Institute", "“API” alone"],
  ["fr", "organisme notifié", "take it away"],
  ["en", "a notified body", "take it away"],
  ["fr", "laboratoire accrédité", "organisme d’inspection"],
  ["fr", "agréé par l’État", "ministry"],
  ["fr", "le TUNAC", "take it away"],
  ["fr", "certificat CACES", "autorisation de conduite"],
  ["fr", "selon l’INRS", "take it away"],
  ["en", `ISO${noBreak}9712 level II`, "levels I and II"],
  ["fr", "contrôle par courants de Foucault", "company's methods"],
  ["en", "TOFD and phased array", "company's methods"],
  ["fr", "le leader de l’inspection", "superlative"],
  ["en", "the best inspectors", "superlative"],
  ["fr", "vingt années d’expérience", "number of years"],
  ["en", "years of experience", "number of years"],
  ["fr", "garantit la sécurité", "guarantees nothing"],
  ["en", "we guarantee", "guarantees nothing"],
  ["fr", "objectif zéro défaut", "promises no result"],
  ["fr", "conforme à toutes les normes", "ASME"],
  ["en", "magnetoscopy", "magnetic particle testing"],
  ["en", "a control company", "inspection company"],
  ["en", "reception control", "acceptance inspection"],
  ["en", "mechanical-welded structures", "welded structures"],
  ["en", "welding station check", "welding set"],
  ["en", "electrical habilitation", "authorisation"],
  ["en", "industrial security", "safety"],
  ["en", "continuous improvement", "continual improvement"],
  ["en", "the palpator", "probe"],
  ["en", "the revealer", "developer"],
  ["en", "a verbal process", "inspection report"],
  ["fr", "formation EPI", "équipier de première intervention"],
  ["fr", "Plus de 20 ans d’expérience", "number of years"],
  ["en", "over twenty years’ experience", "number of years"],
  ["fr", "Le numéro un de l’inspection", "rank"],
  ["fr", "n° 1 du contrôle", "rank"],
  ["en", "the number one inspection body", "rank"],
  ["fr", "Plus de 300 clients", "number of clients"],
  ["fr", "1 200 chantiers suivis", "number of clients"],
  ["en", "more than 40 inspectors", "number of clients"],
  ["fr", "Joignable 24/7", "hours"],
  ["fr", "24h/24 et au-delà", "hours"],
  ["en", "round the clock", "hours"],
  ["fr", "dans tout le Maghreb", "coverage"],
  ["fr", "présents dans toute la Tunisie", "coverage"],
  ["en", "throughout Tunisia", "coverage"],
  ["fr", "à partir de 250 DT", "price"],
  ["en", "from €300", "price"],
  ["fr", "devis gratuit", "price"],
  ["fr", "réponse sous 48 h", "delay"],
  ["en", "a report within two days", "delay"],
  ["fr", "une intervention rapide", "delay"],
  ["fr", "accréditée pour l’épreuve hydraulique (A3), et pour cette seule portée", "no other scope"],
  ["en", "for this scope only", "no other scope"],
  ["fr", "Le CND compte neuf méthodes", "neuf méthodes de CND"],
  ["en", "NDT comprises nine methods", "nine NDT methods"],
  ["fr", "Absence d’intérêt dans le résultat d’un contrôle", "objectivity"],
  ["en", "Being impartial, the inspector reports", "objectivity"],
  ["en", "Our three controls", "an inspection"],
  ["en", "Which control do I need?", "an inspection"],
  ["en", "Periodic safety control", "an inspection"],
  ["en", "a conductive base", "substrate"],
  ["en", "Indoor piping", "on-site"],
  ["en", "Bottom plating", "underwater shell plating"],
  ["en", "drawings and calculation notes", "design calculations"],
  ["fr", "Tiges filetées vissées bout à bout", "joints filetés"],
  ["fr", "Ce que dit le rapport", "d’ordinaire un rapport"],
  ["en", "What the report states", "usually states"],
  ["fr", "Texte à compléter", "write the text"],
  ["en", "TODO", "write the text"],
];

describe("a forbidden term", () => {
  test.each(forbidden)("(%s) %s is found, and what to write is said", (language, text, advice) => {
    const [found, ...others] = forbiddenTerms(text, language);
    expect(others).toEqual([]);
    expect(text).toContain(found?.found);
    expect(found?.instead).toContain(advice);
  });

  test("of one language is none in another", () => {
    expect(forbiddenTerms("la sécurité, l’habilitation électrique, un palpeur", "fr")).toEqual([]);
    expect(forbiddenTerms("An agreement", "fr")).toEqual([]);
  });
});

test.each([
  ["fr", "accrédité selon ISO/IEC 17020, certifié ISO 9001:2015"],
  ["fr", "certifié ISO 9001:2015 et accrédité selon ISO/IEC 17020"],
  ["en", "ISO 9001 certification and the accreditation to ISO/IEC 17020"],
  ["fr", "agrément d’une société de classification pour la mesure d’épaisseur"],
  ["en", "accredited to ISO/IEC 17020, certified to ISO 9001:2015"],
  ["en", "to control the probe; fire safety; continual improvement"],
  ["en", "quality control; conflicts of interest under control; smoke control; weld metal and base metal"],
  ["fr", "Bureau de contrôle à Tunis et à Sfax (Tunisie), trois contrôles, neuf méthodes de CND"],
  ["fr", "Rapide, sensible aux fissures fines ; à 600 mm au plus ; 14 services ; 5 920 m/s"],
  ["fr", "L’inspecteur n’a aucun intérêt dans le résultat et s’en tient aux faits"],
] as const)("(%s) %s may be said", (language, text) => {
  expect(forbiddenTerms(text, language)).toEqual([]);
});
