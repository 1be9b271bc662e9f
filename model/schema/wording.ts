/** The schema of `content/wording.yaml`. */
import { z } from "zod";
import { wrong } from "#model/read/problem.ts";
import { group, list, pattern, text } from "./fields.ts";
import { languageCode } from "./language.ts";

function isExpression(written: string): boolean {
  try {
    return Boolean(new RegExp(written, "giu"));
  } catch {
    return false;
  }
}

const words = (purpose: string) => list(text("des mots, où * vaut pour la fin d’un mot"), purpose).optional();

/** `content/wording.yaml`: words that the site's texts may not contain. */
export const wordingSchema = list(
  group({
    words: words("les mots que le site ne dit pas"),
    pattern: z
      .string({ error: () => wrong("n’est pas un texte", "mettre l’expression régulière entre guillemets") })
      .refine(isExpression, {
        error: ({ input }) => wrong(`« ${String(input)} » n’est pas une expression régulière`, "la corriger"),
      })
      .meta({ description: "une expression régulière" })
      .optional(),
    language: pattern(languageCode, "le code de la langue où chercher", "fr").optional(),
    except: words("les mots où l’expression va bien"),
    allowedIn: list(text("le nom d’un fichier, sans .yaml"), "les fichiers où elle peut être").optional(),
    why: text("pourquoi le site ne le dit pas"),
    instead: text("ce qu’il faut écrire, à l’infinitif"),
  }).refine((rule) => (rule.words ?? rule.pattern) !== undefined, {
    error: () => wrong("ne dit pas quoi chercher", "écrire words ou pattern"),
  }),
  "ce que le site ne dit pas",
).meta({ silent: true });

export type Wording = z.infer<typeof wordingSchema>;
