import { logosOf } from "#app/content/assets.server.ts";
import { content } from "#app/content/content.server.ts";
import { pageData } from "#app/content/page-data.server.ts";
import { approvalTable, scopeTable } from "#app/content/recognitions.server.ts";
import { pathOf } from "#app/i18n/paths.ts";
import { Approvals } from "#app/sections/approvals.tsx";
import { PartnerStrip } from "#app/sections/partner-strip.tsx";
import { Statement } from "#app/sections/statement.tsx";
import { inLanguage, type PageProps } from "../loading.ts";
import { DrawnSubject } from "./drawn-subject.tsx";
import { HydraulicTestDrawing, ShellDrawing } from "./drawings.tsx";
import { Opening } from "./opening.tsx";

export const loader = inLanguage((language) => ({
  ...pageData("accreditation", language),
  labels: content.in[language].frame.carousel,
  methods: approvalTable(language),
  scopes: scopeTable(language, "all"),
  logos: logosOf("accreditation"),
  quality: pathOf("quality", language),
}));

function AccreditationPage({
  data: { breadcrumb, words, pictures, labels, methods, scopes, logos, quality },
}: PageProps<typeof loader>) {
  return (
    <>
      <Opening
        {...words.hero}
        breadcrumb={breadcrumb}
        carousel={{ ...words.carousel, pictures: pictures.first, labels }}
      />
      <Statement {...words.intro}>
        <DrawnSubject {...words.hydraulicTest} Drawing={HydraulicTestDrawing} />
        <DrawnSubject {...words.ships} Drawing={ShellDrawing} />
      </Statement>
      <Approvals
        methods={{ ...methods, title: words.methodsTitle }}
        scopes={{ ...words.scopes, ...scopes }}
        link={{ href: quality, label: words.qualityLink }}
        layout="sheet"
      />
      <PartnerStrip {...words.clients} logos={logos} format="wide" />
    </>
  );
}

export { AccreditationPage as default };
