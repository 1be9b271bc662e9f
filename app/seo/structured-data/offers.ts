import type { Course, Service } from "schema-dts";
import { refer } from "./graph.ts";

interface Named {
  readonly name: string;
  readonly description?: string;
  /** Absolute address of what explains it, where it has one of its own. */
  readonly url?: string | undefined;
}

interface ServiceFacts extends Named {
  readonly siteUrl: string;
  readonly url: string;
  /** What the service is made of. */
  readonly parts: readonly Named[];
}

function named({ name, description, url }: Named) {
  return {
    name,
    ...(description !== undefined && { description }),
    ...(url !== undefined && { url }),
  };
}

/** A control that the company offers, with its methods or items. Without area, price or duration, which nobody stated. */
export function service({ siteUrl, parts, ...facts }: ServiceFacts): Service {
  return {
    "@type": "Service",
    "@id": `${facts.url}#service`,
    ...named(facts),
    provider: refer(siteUrl, "organization"),
    ...(parts.length > 0 && {
      hasOfferCatalog: {
        "@type": "OfferCatalog",
        name: facts.name,
        itemListElement: parts.map((part) => ({ "@type": "Service", ...named(part) })),
      },
    }),
  };
}

interface CourseFacts extends Named {
  readonly siteUrl: string;
  readonly language: string;
  readonly objectives: readonly string[];
  readonly audience: string | undefined;
}

/** A training course. Without dates, duration, price or diploma, which nobody stated. */
export function course({ siteUrl, language, objectives, audience, ...facts }: CourseFacts): Course {
  return {
    "@type": "Course",
    ...named(facts),
    inLanguage: language,
    provider: refer(siteUrl, "organization"),
    ...(objectives.length > 0 && { teaches: objectives }),
    ...(audience !== undefined && { audience: { "@type": "Audience", audienceType: audience } }),
  };
}
