import { Approvals } from "#app/sections/approvals.tsx";
import { OfficeSection } from "#app/sections/office-lines.tsx";
import { PlainHead } from "#app/sections/plain-head.tsx";
import { PartnerStrip } from "#app/sections/partner-strip.tsx";
import { Statement } from "#app/sections/statement.tsx";
import { AccreditationCarousel } from "./accreditation-carousel.tsx";
import { DrawnSubject } from "./drawn-subject.tsx";
import { HydraulicTestDrawing, ShellDrawing } from "./drawings.tsx";
import type { PageProps } from "#app/data/page-props.ts";
import type { loader } from "./data.server.ts";
import styles from "./page.module.css";

export default function AccreditationPage({
  data: { hero, words, pictures, labels, methods, scopes, offices, logos, quality },
}: PageProps<typeof loader>) {
  return (
    <>
      <PlainHead {...hero} className={styles.grid}>
        <AccreditationCarousel {...words.carousel} pictures={pictures.first} labels={labels} />
      </PlainHead>
      <Statement {...words.intro}>
        <DrawnSubject {...words.hydraulicTest}>
          <HydraulicTestDrawing {...words.hydraulicTest} />
        </DrawnSubject>
        <DrawnSubject id="ships" {...words.ships}>
          <ShellDrawing {...words.ships} />
        </DrawnSubject>
      </Statement>
      <Approvals
        methods={{ ...methods, title: words.methodsTitle }}
        scopes={{ ...words.scopes, ...scopes }}
        link={{ href: quality, label: words.qualityLink }}
        layout="sheet"
      />
      <OfficeSection {...offices} />
      <PartnerStrip {...words.clients} logos={logos} format="wide" />
    </>
  );
}
