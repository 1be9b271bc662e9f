import { content } from "#app/data/content.server.ts";
import { listed } from "#app/data/listed.server.ts";
import { pageLink } from "#app/data/links.server.ts";
import { comparedMethod, drawingData } from "#app/data/methods.server.ts";
import { officeLines } from "#app/data/offices.server.ts";
import { breadcrumbOf, headOf } from "#app/data/page-data.server.ts";
import { pictureOf } from "#app/data/pictures.server.ts";
import { approvalFact } from "#app/data/recognitions.server.ts";
import { serviceOf } from "#app/data/structured-data.server.ts";
import type { Language, MethodName } from "#model/site/pages.ts";
import { methodNames, partPath } from "#app/site/site.server.ts";

/** Uses of a method: each kind of equipment, with the parts and the damage there that the method looks for. */
const usesOf = (method: MethodName, language: Language) =>
  Object.entries(content.in[language].equipment).flatMap(([id, { name: equipment, points }]) => {
    const soughtAt = content.equipment[id]?.points ?? [];
    const parts = points
      .map(({ name, damages }, point) => ({
        name,
        damages: damages.filter((_, index) => soughtAt[point]?.[index]?.by.includes(method)),
      }))
      .filter(({ damages }) => damages.length > 0);
    return parts.length > 0 ? [{ name: equipment, href: partPath("domains", id, language), parts }] : [];
  });

/** A link to the method before or after this one in their order, as in a ring. @param label such as "next" */
function neighbour(name: MethodName, places: 1 | -1, label: string, language: Language) {
  const other = methodNames.at((methodNames.indexOf(name) + places) % methodNames.length) ?? name;
  return { ...pageLink(`methods/${other}`, language), place: label, back: places < 0 };
}

/** Data of the page of a method. */
export function loader(name: MethodName, language: Language) {
  const page = `methods/${name}` as const;
  const { [page]: own, methods: shared, terms: glossary } = content.in[language];
  const { near = [], terms = [], sees = {} } = content.methods[name];
  const limits = [...new Set(Object.values(sees))].flatMap((limit) => (limit ? shared.limits[limit] : []));
  const { compared, facts, visit, others } = shared;
  const references = own.standards?.map(({ reference }) => reference).join(", ");
  const uses = usesOf(name, language);
  const [use] = uses.length === 1 ? uses : [];
  const picture = content.pictures.methods?.[name];
  return {
    head: headOf(page, language, own, { things: [serviceOf(page, language)] }),
    hero: {
      ...own.hero,
      breadcrumb: breadcrumbOf(page, own.name, language),
    },
    coded: own.code !== undefined,
    // Levels exist for the methods with a code; for the others none is known.
    facts: [
      ...(own.code === undefined ? [] : [{ label: facts.code, value: own.code }]),
      { label: facts.access, value: own.compared.access },
      ...(own.code === undefined ? [] : [{ label: facts.staff, value: facts.levels }]),
      ...(references === undefined ? [] : [{ label: shared.standards.label, value: references }]),
      ...approvalFact(name, language),
    ],
    figure: drawingData(name, language),
    sight: {
      ...shared.sight,
      principle: own.principle,
      items: [
        { name: shared.sight.detects, text: own.detects },
        { name: shared.sight.use, text: own.use },
        { name: shared.sight.limits, text: own.limits },
        ...(use
          ? [
              {
                name: shared.equipment.label,
                text: use.parts.map((part) => `${part.name} · ${part.damages.join(" · ")}`).join(" ; "),
                place: { href: use.href, label: use.name },
              },
            ]
          : []),
      ],
    },
    picture: picture ? pictureOf(picture, language) : undefined,
    uses: {
      ...shared.equipment,
      lead: listed(shared.equipment.lead, "limits", limits, language),
      rows: use ? [] : uses,
    },
    compared: {
      ...compared,
      link: { href: partPath("cnd", "compare", language), label: compared.all },
      rows: near.map((other) => comparedMethod(other, language)),
    },
    standards: own.standards && { ...shared.standards, items: own.standards },
    visit: {
      label: visit.label,
      title: visit.title,
      prepare: { title: visit.prepare, items: own.prepare },
      receive: { title: visit.report, items: own.report },
    },
    terms: {
      ...shared.terms,
      href: pageLink("glossary", language).href,
      items: terms.flatMap((id) => {
        const term = glossary[id];
        return term ? [{ term: term.term, href: partPath("glossary", id, language) }] : [];
      }),
    },
    offices: officeLines(page, shared.offices, language),
    others: {
      label: others.label,
      // A method that stands alone has no neighbours.
      links:
        methodNames.length > 1
          ? [neighbour(name, -1, others.previous, language), neighbour(name, 1, others.next, language)]
          : [],
    },
  };
}

export type MethodData = ReturnType<typeof loader>;
