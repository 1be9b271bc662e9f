import { Link, useLocation } from "react-router";
import type { FrameData } from "#app/content/frame.server.ts";
import type { PageLink } from "#app/content/types.ts";
import { pageOfPath, pathOf } from "#app/i18n/paths.ts";
import styles from "./footer.module.css";
import { Logo } from "./logo.tsx";
import { OfficeColumn } from "./office-column.tsx";

function Links({ links }: { readonly links: readonly PageLink[] }) {
  return (
    <ul>
      {links.map(({ page, href, label }) => (
        <li key={page}>
          <Link to={href}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

/** Ends every page: the company's pages, the three controls, the offices. */
export function Footer({ data }: { readonly data: FrameData }) {
  const { brand, words, home, footer, siteUrl } = data;
  const page = pageOfPath(useLocation().pathname);
  return (
    <footer className={styles.footer} data-tone="dark">
      <div className={`wrap ${styles.grid ?? ""}`}>
        <div className={styles.brand}>
          <Logo brand={brand} href={home.href} action={words.logo} />
          <p>{words.footer.claim}</p>
        </div>
        <div className={styles.company}>
          <h2>{words.footer.company}</h2>
          <Links links={footer.company} />
        </div>
        <div className={styles.domains}>
          <h2>
            <Link to={footer.domains.href}>{words.footer.domains}</Link>
          </h2>
          <Links links={footer.controls} />
        </div>
        {footer.offices.map((office) => (
          <OfficeColumn key={office.id} office={office} contact={footer.contact.href} />
        ))}
        <p className={styles.base}>
          <span>
            © {brand.name}, {words.footer.trade}
          </span>
          {footer.base.map(({ href, label }) => (
            <Link key={href} to={href}>
              {label}
            </Link>
          ))}
          {page && <span className={styles.address}>{siteUrl + pathOf(page, data.language)}</span>}
        </p>
      </div>
    </footer>
  );
}
