// Written by `npm run generate` from content/*/language.yaml, content/company.yaml and app/pages/: change those, not this.

export const languages = [
  { code: "fr", prefix: "", addresses: {}, ownName: "Français", direction: "ltr", openGraphLocale: "fr_TN" },
  {
    code: "en",
    prefix: "/en",
    addresses: { accessibility: "accessibility", glossary: "glossary" },
    ownName: "English",
    direction: "ltr",
    openGraphLocale: "en_GB",
  },
] as const;

export const officeIds = ["tunis", "sfax"] as const;

export const paths = {
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
} as const;
