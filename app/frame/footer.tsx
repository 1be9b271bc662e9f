/** The footer of every page. */
import type { FrameData } from "#app/data/frame.server.ts";
import type { PageLink } from "#app/data/links.server.ts";
import { telephoneLink } from "#app/ui/telephone-link.ts";
import { Logo } from "./logo.tsx";
import styles from "./footer.module.css";

function Links({ links }: { readonly links: readonly PageLink[] }) {
  return (
    <ul>
      {links.map(({ page, href, label }) => (
        <li key={page}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

type Office = FrameData["footer"]["offices"][number];

/** An office: its address, linked to the contact page, its two telephone numbers, its e-mail. */
function OfficeColumn({ office, contact }: { readonly office: Office; readonly contact: string }) {
  // In a column narrower than the e-mail address, the address breaks after the @.
  const host = office.email.indexOf("@") + 1;
  return (
    <div className={styles.office}>
      <h2 className="label">{office.title}</h2>
      <ul>
        <li>
          <a href={contact}>
            {office.address.map((line) => (
              <bdi key={line}>{`${line} `}</bdi>
            ))}
          </a>
        </li>
        {[office.landline, office.mobile].map((number, index) => (
          <li key={index}>
            <a href={telephoneLink(number)}>{number}</a>
          </li>
        ))}
        <li>
          <a href={`mailto:${office.email}`} aria-label={office.email}>
            {office.email.slice(0, host)}
            {/* Chromium has a space at a wbr in the name of a link, hence aria-label. */}
            <wbr />
            {office.email.slice(host)}
          </a>
        </li>
      </ul>
    </div>
  );
}

/** The footer: brand, pages by subject, offices, and in print the address of the page. */
export function Footer({ data }: { readonly data: FrameData }) {
  const { brand, words, footer, siteUrl } = data;
  const offices = footer.offices.map((office) => (
    <OfficeColumn key={office.id} office={office} contact={footer.contact.href} />
  ));
  return (
    <footer className={styles.footer} data-on="band">
      <div className={`wrap grid ${styles.grid}`}>
        <div className={styles.brand}>
          <Logo data={data} />
          <p>{words.footer.claim}</p>
        </div>
        <div className="screen-only">
          <h2 className="label">{words.footer.company}</h2>
          <Links links={footer.company} />
        </div>
        <div className={`screen-only ${styles.domains}`}>
          <h2 className="label">
            <a href={footer.domains.href}>{words.footer.domains}</a>
          </h2>
          <Links links={footer.controls} />
        </div>
        {footer.offices.length > 2 ? <div className={styles.ownRow}>{offices}</div> : offices}
        <p className={`cluster ${styles.base}`}>
          <span>{`© ${brand.name}, ${words.footer.trade}`}</span>{" "}
          {footer.base.map(({ href, label }) => (
            <a key={href} className="screen-only" href={href}>
              {label}
            </a>
          ))}
          {data.path !== undefined && <span className={styles.address}>{siteUrl + data.path}</span>}
        </p>
      </div>
    </footer>
  );
}
