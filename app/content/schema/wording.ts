import { z } from "zod";
import { group, list, pattern, text } from "./fields.ts";

function isExpression(written: string): boolean {
  try {
    return Boolean(new RegExp(written, "giu"));
  } catch {
    return false;
  }
}

const words = list(
  text("des mots, où * vaut pour la fin d’un mot", "words, where * stands for the end of one"),
  "les mots que le site ne dit pas",
  "the words that the site does not say",
);

/** `content/wording.yaml`: what the texts of the site may not say. */
export const wordingSchema = list(
  group({
    words: words.optional(),
    pattern: z
      .string({ error: () => "n’est pas un texte : mettre l’expression régulière entre guillemets" })
      .refine(isExpression, {
        error: ({ input }) => `« ${String(input)} » n’est pas une expression régulière : la corriger`,
      })
      .meta({ description: "une expression régulière / a regular expression" })
      .optional(),
    language: pattern(
      /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/,
      "le code de la langue où chercher",
      "the code of the language to look in",
      "fr",
    ).optional(),
    except: list(
      text("des mots, où * vaut pour la fin d’un mot", "words, where * stands for the end of one"),
      "les mots où l’expression va bien",
      "the words in which it may stand",
    ).optional(),
    allowedIn: list(
      text("le nom d’un fichier, sans .yaml", "the name of a file, without .yaml"),
      "les fichiers où elle peut être",
      "the files in which it may stand",
    ).optional(),
    why: text("pourquoi le site ne le dit pas", "why the site does not say it"),
    instead: text("ce qu’il faut écrire, à l’infinitif", "what to write"),
  }).refine(({ words: given, pattern: expression }) => given !== undefined || expression !== undefined, {
    error: () => "ne dit pas quoi chercher : écrire words ou pattern",
  }),
  "ce que le site ne dit pas",
  "what the site does not say",
);

export type Wording = z.infer<typeof wordingSchema>;
