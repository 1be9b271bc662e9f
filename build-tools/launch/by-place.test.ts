import { expect, test } from "vitest";
import { byPlace } from "./by-place.ts";

test("problems stand under their file or address, in their order", () => {
  expect(
    byPlace([
      "content/company.yaml:9: brand.name est : là",
      "content/maps: ces dessins",
      "content/company.yaml:12: offices",
      "http://127.0.0.1:9: répond",
    ]),
  ).toEqual([
    ...["", "content/company.yaml", "  9: brand.name est : là", "  12: offices"],
    ...["", "content/maps", "  ces dessins"],
    ...["", "http://127.0.0.1:9", "  répond"],
  ]);
});
