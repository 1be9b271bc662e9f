/** The schema of `content/<language>/offices.yaml`. */
import { byOffice, group, posts, text } from "./fields.ts";

const office = group({
  title: text("le titre du bureau"),
  shortTitle: text("le titre du bureau au pied des pages"),
  /** For languages that write addresses differently, such as Arabic. */
  street: text("la rue dans cette langue, si elle ne s’y écrit pas comme dans company.yaml")
    .meta({ isName: true, differs: "present" })
    .optional(),
  city: text("la ville dans cette langue, si elle ne s’y écrit pas comme dans company.yaml")
    .meta({ isName: true, differs: "present" })
    .optional(),
  map: text("ce que montre la carte, pour qui ne peut pas la voir", 140).optional(),
  posts: posts(text("le nom du poste")).meta({ differs: "else" }),
});

/** `content/<language>/offices.yaml`: the words of each office of `company.yaml`. */
export const officesSchema = byOffice(office).meta({ namesAll: "office" });
