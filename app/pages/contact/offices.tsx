/** The offices on the contact page. */
import { telephoneLink } from "#app/ui/telephone-link.ts";
import { Reveal } from "#app/ui/reveal.tsx";
import { Context } from "#app/ui/context.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import type { OfficeCard } from "./data.server.ts";
import type { Words } from "#model/schema/model.ts";
import styles from "./offices.module.css";

function Address({ address: { street, postcode, city }, country }: Pick<OfficeCard, "address" | "country">) {
  return (
    <address>
      {/* In a paragraph: Chromium exposes text that is directly in `<address>` twice. */}
      <p>
        <bdi>{street}</bdi>
        <br />
        <bdi>{[postcode, city].filter(Boolean).join(" ")}</bdi>
        <br />
        {country}
      </p>
    </address>
  );
}

interface OfficeProps {
  readonly office: OfficeCard;
  readonly words: Omit<Words["contact"], "meta" | "breadcrumb" | "hero" | "intro">;
}

function Office({ office, words }: OfficeProps) {
  const { labels, letter } = words;
  const numbers = [
    { label: labels.landline, number: office.landline },
    { label: labels.mobile, number: office.mobile },
    ...(office.fax === undefined ? [] : [{ label: labels.fax, number: office.fax }]),
  ];
  return (
    <article className={styles.office} data-rows={6} id={office.id}>
      <a
        className={`screen-only ${styles.map}`}
        href={office.map}
        target="_blank"
        rel="noopener noreferrer"
        data-on="band"
      >
        {office.mapImage === undefined ? (
          <Address {...office} />
        ) : (
          <img
            src={office.mapImage}
            alt={office.mapAlt ?? ""}
            width={720}
            height={460}
            loading="lazy"
            data-map=""
          />
        )}
        <span className={`cluster ${styles.directions}`}>
          {words.directions}
          <Context>{`${office.address.city} ${words.newTab}`}</Context>
          <svg
            viewBox="0 0 16 16"
            width="16"
            height="16"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            aria-hidden="true"
          >
            <path d="M6 2H2v12h12v-4M9 2h5v5M14 2 7 9" />
          </svg>
        </span>
      </a>
      <div className={`content ${styles.body}`} data-rows={5}>
        <h2>{office.title}</h2>
        <Address {...office} />
        {office.people.length > 0 && (
          <dl className={styles.people}>
            {office.people.map(({ post, name }) => (
              <div key={post}>
                <dt>{post}</dt>
                <dd>
                  <bdi>{name}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        )}
        <dl className={styles.numbers}>
          {numbers.map(({ label, number }) => (
            <div key={label}>
              <dt className="label">{label}</dt>
              <dd>
                <a href={telephoneLink(number)}>{number}</a>
                <CopyButton text={number} label={words.copy} done={words.copied} refused={words.notCopied} />
              </dd>
            </div>
          ))}
          <div>
            <dt className="label">{labels.email}</dt>
            <dd className={styles.email}>
              <a href={`mailto:${office.email}`}>{office.email}</a>
              <CopyButton
                text={office.email}
                label={words.copy}
                done={words.copied}
                refused={words.notCopied}
              />
            </dd>
          </div>
        </dl>
        <div className={`screen-only ${styles.card}`}>
          <a className="touch" href={office.card} download>
            {words.card}
            <Context>{office.address.city}</Context>
          </a>
          <p className="label">{letter.title}</p>
          <ul className="cluster">
            {office.emails.map(({ about, query }) => (
              <li key={about}>
                <a className="touch" href={`mailto:${office.email}?${query}`}>
                  {about}
                  <Context>{`${office.address.city}, ${labels.email}`}</Context>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </article>
  );
}

type OfficesProps = Pick<OfficeProps, "words"> & { readonly offices: readonly OfficeCard[] };

/** The offices side by side: map, address, people, numbers to copy, e-mail and vCard. */
export function Offices({ offices, words }: OfficesProps) {
  return (
    <Reveal className={`content ${styles.offices}`}>
      {offices.map((office) => (
        <Office key={office.id} office={office} words={words} />
      ))}
    </Reveal>
  );
}
