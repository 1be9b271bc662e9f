import type { OfficeId } from "#app/i18n/paths.ts";

const addresses = import.meta.glob<string>("/content/maps/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Address of the static map picture of an office: `content/maps/<office>.svg`. */
export function mapOf(office: OfficeId): string {
  const address = addresses[`/content/maps/${office}.svg`];
  if (address === undefined) throw new Error(`No address was built for content/maps/${office}.svg`);
  return address;
}
