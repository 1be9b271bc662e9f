// Written by `npm run generate` from content/*/language.yaml and content/company.yaml: change those, not this.

export const languages = [
  { code: "fr", prefix: "", addresses: {}, ownName: "Français", direction: "ltr", openGraphLocale: "fr_TN" },
  {
    code: "en",
    prefix: "/en",
    addresses: { glossary: "glossary", accessibility: "accessibility" },
    ownName: "English",
    direction: "ltr",
    openGraphLocale: "en_GB",
  },
] as const;

export const officeIds = ["tunis", "sfax"] as const;
