import { group, list, text } from "#app/content/schema/fields.ts";
import { entry, head, servicePage } from "#app/content/schema/parts.ts";

/** Number of services (specification, section 2.7: "fourteen services in total"). */
export const serviceCount = 14;

/** `content/<language>/rsc.yaml` */
export const rscSchema = group({
  ...servicePage,
  services: group({
    ...head,
    items: list(
      group({
        name: text("the name of the service"),
        text: text("what the service is"),
        reference: text("a standard that is often named for it").optional(),
      }),
      "the services",
      serviceCount,
    ),
  }),
  chain: group({
    ...head,
    text: text("the sentence before the chain"),
    items: list(entry, "the links of the chain", 4),
  }),
});
