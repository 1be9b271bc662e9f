import type { Office } from "./company.ts";
import type { Words } from "./model.ts";

/** The address of an office as a language writes it: as `company.yaml` does, unless `offices.yaml` says otherwise. */
export const addressIn = (
  { address }: Pick<Office, "address">,
  {
    street = address.street,
    city = address.city,
  }: Pick<Words["offices"][keyof Words["offices"]], "street" | "city">,
): Office["address"] => ({ ...address, street, city });
