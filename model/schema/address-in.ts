import type { Office } from "./company.ts";
import type { Words } from "./model.ts";

/** The address of an office in a language: that of `company.yaml`, with the fields that `offices.yaml` overrides. */
export const addressIn = (
  { address }: Pick<Office, "address">,
  {
    street = address.street,
    city = address.city,
  }: Pick<Words["offices"][keyof Words["offices"]], "street" | "city">,
): Office["address"] => ({ ...address, street, city });
