import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { contentSourceOf } from "#model/read/read-folder.ts";
import { readSite } from "#model/check/read-content.ts";
import { brandArtOf } from "./brand-art.tsx";
import { iconsOf } from "./icons.ts";
import { undrawable } from "./undrawable.ts";
import { socialImage } from "./social-image.tsx";

const content = readSite("content").content;
const { colours } = content.company.brand;
/** A brand without its own logo. */
const brandNamed = (name: string) => brandArtOf({ name, colours }, "content");

describe("icons", async () => {
  const icons = await iconsOf(await brandNamed("Thynaris"));

  // tests/files/bundle.spec.ts measures the icons of the manifest.
  test("the icon for phones is a square of 180 px", async () => {
    const icon = await sharp(icons.get("apple-touch-icon.png")).metadata();
    expect(icon).toMatchObject({ format: "png", width: 180, height: 180 });
  });

  test("favicon.ico contains pictures of 16, 32 and 48 px at the offsets in its directory", async () => {
    const file = icons.get("favicon.ico") ?? Buffer.alloc(0);
    expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 3]);
    for (const [index, side] of [16, 32, 48].entries()) {
      const entry = 6 + 16 * index;
      const [length, offset] = [file.readUInt32LE(entry + 8), file.readUInt32LE(entry + 12)];
      expect(file.readUInt8(entry)).toBe(side);
      const picture = file.subarray(offset, offset + length);
      expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: side, height: side });
    }
  });
});

describe("the sharing picture", () => {
  const draw = async (words: { readonly title: string }) =>
    socialImage({
      brand: await brandNamed("Thynaris"),
      label: "Contrôle",
      address: "site.example",
      ...words,
    });

  test("of a page without a picture is a sheet in the colours of the brand", async () => {
    const drawn = await draw({ title: content.in.fr.glossary.hero.title });
    const { data, info } = await sharp(drawn).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 1200, height: 630 });
    const { sheet } = await brandNamed("Thynaris");
    const pixel = (300 * info.width + 1180) * info.channels;
    for (const [index, part] of (sheet.match(/[0-9a-f]{2}/g) ?? []).entries())
      expect(Math.abs((data[pixel + index] ?? 0) - parseInt(part, 16))).toBeLessThan(12);
  });

  test.each(["Contrôle d’épaisseur", "Ångström, Škoda, Kiểm định", "Йод и ёлка"])(
    "is the same whether letters and their marks are one character or two: %s",
    async (title) => {
      const [one, two] = [title.normalize("NFC"), title.normalize("NFD")];
      expect(two).not.toBe(one);
      expect((await draw({ title: two })).equals(await draw({ title: one }))).toBe(true);
    },
  );

  test.each([
    "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
    "W".repeat(60),
    "Zerstörungsfreie Werkstoffprüfungsgesellschaftsverträge",
    "ФотоэлектронныйСпектрометрВысокогоРазрешенияДляСварки",
    "فحص 24″ بحسب ISO 9001:2015 و API 5L X52",
  ])("stays within its margins with long words and mixed directions: %s", async (title) => {
    const edge = async (drawn: Buffer) =>
      sharp(drawn).extract({ left: 1140, top: 0, width: 60, height: 630 }).raw().toBuffer();
    const [empty, full] = [await edge(await draw({ title: "A" })), await edge(await draw({ title }))];
    const most = Math.max(...full.map((value, index) => Math.abs(value - (empty[index] ?? 0))));
    expect(most).toBeLessThan(24);
  });

  test("shows texts in all scripts of the fonts", async () => {
    const titles = [
      "Contrôle",
      "فحص غير إتلافي (CND)",
      "مراقبة",
      "≥ 3 mm, ≤ 5 ‰ →",
      "μ = 0,3 Ω ; 24″",
      "non‑destructif",
      "Kiểm định",
    ];
    const drawn = await Promise.all(titles.map(async (title) => String(await draw({ title }))));
    expect(new Set(drawn).size).toBe(titles.length);
  });
});

test.each(["Αντοχή", "検測", "הבדיקה", "한국", "ตรวจ"])(
  "a brand name that no font can draw, such as %s, is left out instead of drawn as boxes",
  async (name) => {
    const empty = await brandNamed("–");
    expect((await brandNamed(name)).mark).toBe(empty.mark);
    expect((await brandNamed(name)).name).toBe("");
  },
);

describe("characters that sharing pictures cannot draw", () => {
  const source = contentSourceOf("content");
  /** The problems if a French title contains some characters. */
  const problems = async (signs: string) => {
    const { fr } = content.in;
    const about = { ...fr.about, hero: { ...fr.about.hero, title: `Acier ${signs}` } };
    return undrawable(source, { ...content, in: { ...content.in, fr: { ...fr, about } } });
  };

  test.each([
    "é à œ ç Œ É ÿ Å ø ß ž ł ğ İ ı ő ș ț đ ħ",
    "« » “ ” ‘ ’ … – — • · ° × ÷ ± − ≠ ≈ ≤ ≥ √ ∞ ‰ % № ™ ® © € £ $",
    "½ ¼ ¾ ² ³ ¹ µ μ Ω Δ π ″ ′ → ← ↑ ↓",
    "« a\u202f», non\u2011destructif, a\u00a0b, a\u200fb, e\u0301",
    "فحص غير إتلافي، للمعدات ٠١٢٣٤٥٦٧٨٩ ؟ لا ـ",
    "بازرسی فنی پ چ ژ گ ی",
    "Kiểm định không phá hủy",
    "Неразрушающий контроль, Йод",
    "Ø 24\" 3/4' # & @ * + = < > [ ] { } | \\ ~ ^ _ `",
  ])("are none in %s", async (signs) => {
    expect(await problems(signs)).toEqual([]);
  });

  test.each([
    ["検査", "検査"],
    ["Έλεγχος", "λεγχος"],
    ["✔ vu", "✔"],
    ["😀", "😀"],
    ["שלום", "שלום"],
  ])("are reported in %s, with file and line", async (signs, found) => {
    const [problem, ...more] = await problems(signs);
    expect(more).toEqual([]);
    expect(problem).toMatchObject({ file: "fr/about.yaml", field: "hero.title" });
    expect(problem?.line).toBeGreaterThan(1);
    for (const sign of found) expect(problem?.says).toContain(sign);
  });
});
