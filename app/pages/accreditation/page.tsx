/** The page `/accreditation`. */
import { Fragment } from "react";
import { Approvals } from "#app/sections/approvals.tsx";
import { OfficeSection } from "#app/sections/office-lines.tsx";
import { PlainHead } from "#app/sections/plain-head.tsx";
import { PartnerStrip } from "#app/sections/partner-strip.tsx";
import { Statement } from "#app/sections/statement.tsx";
import { carouselPictures } from "#app/ui/carousel/carousel-pictures.tsx";
import type { Words } from "#model/schema/model.ts";
import { AccreditationCarousel } from "./accreditation-carousel.tsx";
import { DrawnSubject } from "./drawn-subject.tsx";
import { HydraulicTestDrawing, ShellDrawing } from "./drawings.tsx";
import { definePage } from "#app/data/define-page.tsx";
import { loader } from "./data.server.ts";
import styles from "./page.module.css";

function Caption({ label, text }: Words["accreditation"]["carousel"]["slides"][number]) {
  return (
    <div className={styles.caption}>
      <p className="label">{label}</p>
      <p>{text}</p>
    </div>
  );
}

/** The page on the accreditation: what it covers, the approvals, and logos of clients. */
export default definePage(loader, function AccreditationPage({ hero, words, pictures, logos, ...data }) {
  const { slides, ...carousel } = words.carousel;
  return (
    <>
      <PlainHead {...hero} className={styles.grid}>
        <div>
          <AccreditationCarousel {...carousel} names={slides.map(({ label }) => label)} labels={data.labels}>
            {carouselPictures(pictures.first, { wide: "60vw", full: "columnsStacked" }).map(
              (picture, index) => (
                <Fragment key={picture.key}>
                  {picture}
                  {slides[index] && <Caption {...slides[index]} />}
                </Fragment>
              ),
            )}
          </AccreditationCarousel>
        </div>
      </PlainHead>
      <Statement {...words.intro}>
        <DrawnSubject {...words.hydraulicTest}>
          <HydraulicTestDrawing {...words.hydraulicTest} />
        </DrawnSubject>
        <DrawnSubject id="ships" second {...words.ships}>
          <ShellDrawing {...words.ships} />
        </DrawnSubject>
      </Statement>
      <Approvals
        methods={{ ...data.methods, title: words.methodsTitle }}
        scopes={{ ...words.scopes, ...data.scopes }}
        link={{ href: data.quality, label: words.qualityLink }}
        layout="sheet"
      />
      <OfficeSection {...data.offices} />
      <PartnerStrip {...words.clients} logos={logos} format="wide" />
    </>
  );
});
