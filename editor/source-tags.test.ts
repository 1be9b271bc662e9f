import { vercelStegaDecode } from "@vercel/stega";
import { expect, test } from "vitest";
import { readSite } from "#model/check/read-content.ts";
import { formFieldsOf } from "./fields.ts";
import { taggedContent } from "./source-tags.ts";

const site = readSite("content");

test("equal texts of a file get one tag with both places, and still compare as equal", () => {
  const marked = taggedContent(site.content, formFieldsOf(site));
  const { energyAndMines, metalConstruction } = marked.in.fr.sectors.tabs.items;
  expect(metalConstruction?.items).toEqual(energyAndMines?.items);
  expect(vercelStegaDecode(metalConstruction?.items[0] ?? "")).toEqual(
    ["energyAndMines", "metalConstruction"].map((sector) => ({
      file: "fr/sectors.yaml",
      path: ["tabs", "items", sector, "items", 0],
    })),
  );
});
