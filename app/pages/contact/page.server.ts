import type { z } from "zod";
import { officeIds } from "#app/i18n/paths.ts";
import { group, named, picture, posts, text } from "#app/content/schema/fields.ts";
import { innerPage } from "#app/content/schema/parts.ts";

/** `content/<language>/contact.yaml` */
export const contactSchema = group({
  ...innerPage,
  offices: named(
    officeIds,
    group({
      title: text("the heading of the office"),
      map: picture.shape.alt,
      posts: posts(text("the name of the post")),
    }),
  ),
  labels: group({
    landline: text("the label before the landline", 30),
    mobile: text("the label before the mobile telephone", 30),
    fax: text("the label before the fax", 30),
    email: text("the label before the e-mail address", 30),
  }),
  copy: text("the button that copies a number"),
  copied: text("what is said once the number is copied"),
  notCopied: text("what is said when the number cannot be copied, and is selected instead", 60),
  card: text("the link to the office's card for an address book"),
  directions: text("the link to the map service, saying that it opens in a new tab"),
});

export type ContactWords = z.infer<typeof contactSchema>;
