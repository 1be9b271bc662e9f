import { expect, test } from "vitest";
import { unlikeEditions } from "./plain-text.ts";

test("an edition that differs in one place is reported there, compared with a text of the same language", () => {
  const said = (file: string, text: string) => ({ file, path: ["lead"], text });
  const texts = [
    said("en/quality.yaml", "Certified to ISO 9001:2015."),
    said("fr/quality.yaml", "Certifié ISO\u00a09001:2015."),
    said("fr/home.yaml", "Certifié ISO 9001:2026 ; ISO 14001:2026."),
  ];
  expect(unlikeEditions(texts)).toMatchObject([
    {
      file: "fr/home.yaml",
      words: "ISO 9001:2026",
      problem: expect.stringContaining("alors que content/fr/quality.yaml dit ISO\u00a09001:2015") as string,
    },
  ]);
});
