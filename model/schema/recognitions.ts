/** The schema of certifications, accreditation and approvals. */
import { byId, group, text } from "./fields.ts";
import { head } from "./parts.ts";

const recognition = group({
  name: text("certification, accréditation ou agrément", 30),
  text: text("ce qui est reconnu"),
  grantor: text("qui l’accorde"),
  reference: text("sur quoi elle repose"),
  here: text("ce que la société en détient"),
});

/** `content/<language>/recognitions.yaml`: certifications, accreditation and approvals of the company. */
export const recognitionsSchema = group({
  definitions: group({
    ...head,
    rows: group({
      grantor: text("la mention avant qui l’accorde", 30),
      reference: text("la mention avant ce sur quoi elle repose", 30),
      here: text("la mention avant ce que la société en détient", 30),
    }),
    items: group({ certification: recognition, accreditation: recognition, approval: recognition }),
  }),
  ships: text("qui a agréé la mesure d’épaisseur, et pour quoi", 60),
  methods: group({
    ...head,
    columns: group({
      code: text("colonne : code", 20),
      method: text("colonne : méthode", 30),
      approval: text("colonne : agrément", 30),
    }),
    /** The number of each is in `company.yaml`. */
    rows: byId(
      group({
        name: text("le nom de la méthode", 40),
        code: text("son code, comme MT", 4).optional(),
      }),
      "un agrément",
      "radiography",
      0,
    ).meta({ defines: "approval" }),
  }),
  scopes: group({
    columns: group({
      scope: text("colonne : portée", 20),
      subject: text("colonne : objet", 30),
      recognition: text("colonne : laquelle des trois reconnaissances", 30),
    }),
    rows: byId(
      group({
        code: text("la portée, comme A1", 4),
        subject: text("ce que couvre la portée").meta({ official: true }),
      }),
      "une portée",
      "a1",
      0,
    ).meta({ defines: "scope" }),
  }),
});
