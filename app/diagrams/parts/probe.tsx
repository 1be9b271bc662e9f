import { Cut } from "./drawing.tsx";

/** A straight-beam contact probe standing at 0/0: casing, damping block, crystal, wear plate, couplant, cable. */
export function Probe({ half }: { readonly half: number }) {
  const casing = half + 9;
  return (
    <>
      <path d={`M${-casing - 2} 0h${2 * casing + 4}l-3 -4h${-2 * casing + 2}z`} data-ink="veil" />
      <path d={`M-4 -63C-4 -84 18 -80 34 -84`} data-ink="bold" />
      <path d={`M${-casing} -5V-44q0 -8 8 -8h${2 * casing - 16}q8 0 8 8V-5z`} data-ink="body" />
      <Cut d={`M${-half} -15v-22h${2 * half}v22z`} ink="part" />
      <path d={`M${-half} -15h${2 * half}v5h${-2 * half}z`} data-ink="flaw" />
      <path d={`M${-casing} -10h${2 * casing}`} data-ink="hair" />
      <path d="M-9 -52v-7h10v7zM-7 -59v-5h6v5z" data-ink="body" />
    </>
  );
}
