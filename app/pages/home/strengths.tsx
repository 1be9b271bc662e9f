/** The company's values on home. */
import type { ReactNode } from "react";
import { Reveal } from "#app/ui/reveal.tsx";
import { Sketch } from "#app/ui/sketch.tsx";
import type { Words } from "#model/schema/model.ts";
import styles from "./strengths.module.css";

type ValueName = keyof Words["home"]["strengths"]["items"];

/** One drawing for each value: plumb line, links, cross hair, section of a nut, echo on a screen. */
const drawings: Readonly<Record<ValueName, ReactNode>> = {
  integrity: (
    <>
      <path d="M10 8h36M28 8v26" />
      <path d="M22 34h12l-6 16z" />
      <path data-accent="" d="M28 34v-6" />
      <path d="M6 50h10M40 50h10" strokeDasharray="3 3" />
    </>
  ),
  trust: (
    <>
      <rect x="4" y="20" width="28" height="16" rx="8" />
      <rect x="24" y="20" width="28" height="16" rx="8" />
      <path data-accent="" d="M24 28h8" />
    </>
  ),
  precision: (
    <>
      <circle cx="28" cy="28" r="18" />
      <circle cx="28" cy="28" r="8" />
      <path d="M28 2v14M28 40v14M2 28h14M40 28h14" />
      <circle data-accent="fill" cx="28" cy="28" r="2.5" />
    </>
  ),
  versatility: (
    <>
      <path d="M28 5l20 11.5v23L28 51 8 39.5v-23z" />
      <circle cx="28" cy="28" r="9" />
      <path data-accent="" d="M28 5v14M48 39.5L36 32.5M8 39.5l12-7" />
    </>
  ),
  responsiveness: (
    <>
      <path d="M4 8v40h48" />
      <path d="M6 46h6l3-34 3 34h14l3-18 3 18h14" />
      <path data-accent="" d="M28 24h16M28 20v8M44 20v8" />
    </>
  ),
};

/** The values of the company, each with its drawing. */
export function Strengths({ title, items }: Words["home"]["strengths"]) {
  return (
    <section data-ground="band" data-on="band" aria-labelledby="strengths">
      <Reveal pace="strengths" className="wrap">
        <h2 id="strengths" className="sr-only">
          {title}
        </h2>
        <ul className={`entries ${styles.list}`} data-columns={5} data-collapsed={1}>
          {(Object.keys(drawings) as ValueName[]).map((name) => (
            <li key={name}>
              <Sketch width={56} height={56}>
                {drawings[name]}
              </Sketch>
              <h3>{items[name].name}</h3>
              <p>{items[name].text}</p>
            </li>
          ))}
        </ul>
      </Reveal>
    </section>
  );
}
