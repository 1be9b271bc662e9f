import { MethodTable } from "#app/sections/method-table.tsx";
import { OfficeSection } from "#app/sections/office-lines.tsx";
import { PlainHead } from "#app/sections/plain-head.tsx";
import { Visit } from "#app/sections/visit.tsx";
import { Band } from "#app/ui/band.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { TitleBlock } from "#app/ui/title-block.tsx";
import type { MethodName } from "#model/site/pages.ts";
import { definePage, type Page } from "#app/data/define-page.tsx";
import { MethodFigure } from "#app/diagrams/figure/method-figure.tsx";
import { drawMethod } from "#app/diagrams/index.ts";
import { loader } from "./data.server.ts";
import { Neighbours } from "./neighbours.tsx";
import { Capabilities } from "./capabilities.tsx";
import { Terms } from "./terms.tsx";
import { Uses } from "./uses.tsx";
import styles from "./page.module.css";

/** The page of a method. */
export const methodPage = (name: MethodName): Page =>
  definePage(
    (language) => loader(name, language),
    function MethodPage({ hero, coded, facts, figure, picture, uses, compared, terms, ...data }) {
      return (
        <div className={styles.page}>
          <PlainHead {...hero} className={styles.head}>
            <TitleBlock facts={facts} leading={coded ? "code" : "fact"} />
            {figure && (
              <div className={styles.drawing}>
                <MethodFigure {...figure}>{drawMethod(name, figure)}</MethodFigure>
              </div>
            )}
          </PlainHead>
          <Capabilities {...data.sight} />
          <Terms {...terms} picture={picture} />
          {uses.rows.length > 0 && <Uses {...uses} />}
          {compared.rows.length > 0 && (
            <Band {...compared} ground="tinted">
              <Fold inShort={compared.rows.map(({ name }) => name)}>
                <MethodTable id="compared" caption={compared.title} {...compared} />
              </Fold>
            </Band>
          )}
          <Visit {...data.visit} standards={data.standards} />
          <OfficeSection {...data.offices} ground="tinted" />
          <Neighbours {...data.others} />
        </div>
      );
    },
  );
