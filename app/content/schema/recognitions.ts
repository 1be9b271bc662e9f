import { byId, group, text } from "./fields.ts";
import { head } from "./parts.ts";

const recognition = group({
  name: text("certification, accréditation ou agrément", "certification, accreditation or approval", 30),
  text: text("ce qui est reconnu", "what is recognised"),
  grantor: text("qui l’accorde", "who grants it"),
  reference: text("sur quoi elle repose", "on what it rests"),
  here: text("ce que la société en détient", "what the company holds of it"),
});

/** `content/<language>/recognitions.yaml`: what the company is certified, accredited and approved for. */
export const recognitionsSchema = group({
  definitions: group({
    ...head,
    rows: group({
      grantor: text("la mention avant qui l’accorde", "the label before who grants it", 30),
      reference: text("la mention avant ce sur quoi elle repose", "the label before what it rests on", 30),
      here: text(
        "la mention avant ce que la société en détient",
        "the label before what the company holds",
        30,
      ),
    }),
    items: group({ certification: recognition, accreditation: recognition, approval: recognition }),
  }),
  methods: group({
    ...head,
    columns: group({
      code: text("colonne : code", "column: code", 20),
      method: text("colonne : méthode", "column: method", 30),
      approval: text("colonne : agrément", "column: approval", 30),
    }),
    /** Each has its number in `company.yaml`. */
    rows: byId(
      group({
        name: text("le nom de la méthode", "the name of the method", 40),
        code: text("son code, comme MT", "its code, such as MT", 4).optional(),
      }),
      "un agrément",
      "an approval",
      "radiography",
      0,
    ),
  }),
  scopes: group({
    columns: group({
      scope: text("colonne : portée", "column: scope", 20),
      subject: text("colonne : objet", "column: subject", 30),
      recognition: text(
        "colonne : laquelle des trois reconnaissances",
        "column: which of the three recognitions",
        30,
      ),
    }),
    rows: byId(
      group({
        code: text("la portée, comme A1", "the scope, such as A1", 4),
        subject: text("ce que couvre la portée", "what the scope covers"),
      }),
      "une portée",
      "a scope",
      "a1",
      0,
    ),
  }),
});
