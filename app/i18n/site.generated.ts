// Written by `npm run generate` from content/ and app/pages/: change those, not this.

export const languages = [
  { code: "fr", prefix: "", ownName: "Français", direction: "ltr", openGraphLocale: "fr_TN" },
  { code: "en", prefix: "/en", ownName: "English", direction: "ltr", openGraphLocale: "en_GB" },
] as const;

export const officeIds = ["tunis", "sfax"] as const;

export const methodNames = [
  "penetrant",
  "ultrasonic",
  "magneticParticle",
  "visual",
  "thickness",
  "vacuumBox",
  "liner",
  "endoscopy",
  "coating",
] as const;

export const drawnMethods = [
  "penetrant",
  "ultrasonic",
  "magneticParticle",
  "visual",
  "thickness",
  "vacuumBox",
  "liner",
  "endoscopy",
  "coating",
] as const;

export const paths = {
  fr: {
    home: "/",
    about: "/about_us",
    accessibility: "/accessibilite",
    accreditation: "/accreditation",
    contact: "/contact",
    control: "/control",
    cnd: "/controlCND",
    crs: "/controlCRS",
    rsc: "/controlRSC",
    domains: "/domaines",
    formation: "/formation",
    glossary: "/glossaire",
    quality: "/qualite",
    sectors: "/secteurs",
    "methods/penetrant": "/controlCND/ressuage",
    "methods/ultrasonic": "/controlCND/ultrasons",
    "methods/magneticParticle": "/controlCND/magnetoscopie",
    "methods/visual": "/controlCND/examen-visuel",
    "methods/thickness": "/controlCND/mesure-epaisseur",
    "methods/vacuumBox": "/controlCND/boite-a-vide",
    "methods/liner": "/controlCND/inspection-liner",
    "methods/endoscopy": "/controlCND/endoscopie",
    "methods/coating": "/controlCND/controle-revetement",
  },
  en: {
    home: "/en",
    about: "/en/about_us",
    accessibility: "/en/accessibility",
    accreditation: "/en/accreditation",
    contact: "/en/contact",
    control: "/en/control",
    cnd: "/en/controlCND",
    crs: "/en/controlCRS",
    rsc: "/en/controlRSC",
    domains: "/en/domaines",
    formation: "/en/formation",
    glossary: "/en/glossary",
    quality: "/en/qualite",
    sectors: "/en/secteurs",
    "methods/penetrant": "/en/controlCND/penetrant-testing",
    "methods/ultrasonic": "/en/controlCND/ultrasonic-testing",
    "methods/magneticParticle": "/en/controlCND/magnetic-particle-testing",
    "methods/visual": "/en/controlCND/visual-testing",
    "methods/thickness": "/en/controlCND/thickness-measurement",
    "methods/vacuumBox": "/en/controlCND/vacuum-box-testing",
    "methods/liner": "/en/controlCND/liner-inspection",
    "methods/endoscopy": "/en/controlCND/endoscopy",
    "methods/coating": "/en/controlCND/coating-inspection",
  },
} as const;
