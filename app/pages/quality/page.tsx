import { Approvals } from "#app/sections/approvals.tsx";
import { NumberedList } from "#app/sections/numbered-list.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { OfficeSection } from "#app/sections/office-lines.tsx";
import { PartnerStrip } from "#app/sections/partner-strip.tsx";
import { Recognitions } from "#app/sections/recognitions.tsx";
import { ManagementSystem } from "./management-system.tsx";
import { Staff } from "./staff.tsx";
import { definePage } from "#app/data/define-page.tsx";
import { loader } from "./data.server.ts";

/** The page on quality: management system, policy, staff, approvals and recognitions. */
export default definePage(loader, function QualityPage({ hero, words, pictures, logos, ...data }) {
  return (
    <>
      <PageHero {...hero} picture={pictures.first} size="overlapped" />
      <ManagementSystem {...words.system} />
      <NumberedList {...words.policy} />
      <Staff {...words.staff} />
      <Approvals
        methods={data.methods}
        scopes={{ ...words.scopes, ...data.scopes }}
        link={{ href: data.accreditation, label: words.accreditationLink }}
        layout="columns"
      />
      <Recognitions {...data.recognitions} />
      <OfficeSection {...data.offices} />
      <PartnerStrip {...words.partners} logos={logos} format="standard" />
    </>
  );
});
