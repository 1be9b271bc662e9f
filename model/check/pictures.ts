/** Checks that pictures and their descriptions belong together. */
import { wrong } from "#model/read/problem.ts";
import type { ContentSource } from "#model/read/read-folder.ts";
import { textsBelow } from "#model/read/texts-below.ts";
import type { Content } from "#model/schema/model.ts";
import { descriptionPurpose } from "#model/schema/pictures.ts";
import { unknownName } from "./references.ts";
import type { ContentReport, Tell } from "./report.ts";

type Path = readonly PropertyKey[];

/** Checks that every picture that is shown has a description, and that no description lacks its picture. */
export function checkPictures(
  { pictures, in: languages }: Content,
  { images }: ContentSource,
  report: ContentReport,
) {
  const { focus, ...places } = pictures;
  const { scans = {} } = places;
  const { first } = pictures.pages.home;
  const shown = textsBelow(places);
  // Scan drawings are not suggested in place of a wrong name.
  const drawings = Object.values(scans);
  const meant = [...images].filter((file) => !drawings.includes(file));
  const checkListed = (tell: Tell, listed: object, ...path: Path) => {
    for (const file of Object.keys(listed).filter((name) => !images.has(name)))
      tell(
        unknownName(
          "n’est pas dans content/images",
          file,
          meant,
          "enlever la ligne",
          "corriger le nom, ou enlever la ligne",
        ),
        ...path,
        file,
      );
  };
  const tellPlace = report.within("pictures.yaml");
  checkListed(tellPlace, focus, "focus");
  for (const file of Object.keys(scans).filter((name) => !first.includes(name)))
    tellPlace(
      unknownName("n’est pas une image du premier écran de l’accueil", file, first, "enlever la ligne"),
      "scans",
      file,
    );
  for (const code of report.site.languageCodes) {
    const described = languages[code].pictures;
    const tell = report.within(`${code}/pictures.yaml`);
    for (const file of new Set(shown.map(({ text }) => text)))
      if (images.has(file) && !(file in described))
        tell(wrong("manque", `écrire ${descriptionPurpose}`), file);
    checkListed(tell, described);
  }
}
