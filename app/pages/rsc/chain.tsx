import type { ReactNode } from "react";
import { Band } from "#app/ui/band.tsx";
import { Paragraph } from "#app/ui/linked-text.tsx";
import { Sketch } from "#app/ui/sketch.tsx";
import type { Words } from "#model/schema/model.ts";
import styles from "./chain.module.css";

/** A drawing for each link: the procedure on its sheet, the test piece, what is cut from it, the weld with its report. */
const drawings: readonly ReactNode[] = [
  <>
    <path d="M14 12H134L156 34V208H14z" data-fill="steel" />
    <path d="M134 12V34H156" />
    <path d="M14 48H156M14 64H156M14 80H156M14 96H156M62 48V96" data-line="fine" />
    <path d="M26 28H92" data-line="strong" />
    <path d="M26 138H68L80 176H26z" data-fill="ground" />
    <path d="M144 138H104L92 176H144z" data-fill="ground" />
    <path d="M72 150A40 40 0 0 1 100 150" data-accent="" />
    <path d="M80 184V194M92 184V194M70 189H80M92 189H102" data-line="fine" />
    <circle cx="230" cy="110" r="58" data-fill="ground" />
    <path d="M86 158L176 132" data-line="dashed" />
    <path d="M174 92H206L222 142H183M286 92H254L238 142H277" />
    <path d="M222 142H238L234 130Q230 126 226 130z" data-accent="" />
    <path d="M217 127Q230 119 243 127M212 112Q230 102 248 112M206 94Q230 82 254 94" />
  </>,
  <>
    <path d="M18 128L140 62L284 106L162 172z" data-fill="steel" />
    <path d="M18 128V142L162 186V172M162 186L284 120V106" />
    <path d="M42 135L164 69M64 142L186 76M100 153L222 87M122 160L244 94" data-line="dashed" />
    <path d="M75 97L219 141M83 93L227 137" data-accent="" />
    <path
      d="M86 100l6-4M102 105l6-4M118 110l6-4M134 115l6-4M150 120l6-4M166 125l6-4M182 130l6-4M198 135l6-4"
      data-accent=""
    />
    <path d="M18 156V166M162 200V210M18 161L162 205M26 160l-8 1 6 5M154 206l8-1-6-5" data-line="fine" />
    <path d="M140 46V20H176M176 12H284V28H176z" data-line="fine" />
    <path d="M184 20H240" data-line="strong" />
  </>,
  <>
    <path d="M28 58V112A52 52 0 0 0 132 112V58H116V112A36 36 0 0 1 44 112V58z" data-fill="steel" />
    <circle cx="80" cy="110" r="33" data-fill="ground" />
    <path d="M68 20H92V79" />
    <path d="M68 20V79" />
    <path d="M80 30V62M75 56l5 7 5-7" data-line="fine" />
    <path d="M62 161A52 52 0 0 0 98 161M66 146A38 38 0 0 0 94 146" data-accent="" />
    <path d="M16 190H144M28 178V190M132 178V190" data-line="fine" />
    <path d="M168 104H286V150H168z" data-fill="steel" />
    <path d="M204 104Q227 90 250 104L235 150Q227 157 219 150z" data-fill="ground" />
    <path d="M204 104Q227 90 250 104L235 150Q227 157 219 150z" data-accent="" />
    <path d="M210 121Q227 111 244 121M215 136Q227 128 239 136" />
    <path d="M194 104L211 150M260 104L243 150" data-line="dashed" />
    <path
      d="M168 178H286M168 172V178M180 175V178M192 175V178M203 175V178M215 175V178M227 172V178M239 175V178M251 175V178M262 175V178M274 175V178M286 172V178"
      data-line="fine"
    />
  </>,
  <>
    <path d="M14 84H286V128H14z" data-fill="steel" />
    <path d="M118 84Q139 70 160 84L146 128Q139 134 132 128z" data-fill="ground" />
    <path d="M196 62H236V84H190z" data-fill="ground" />
    <path d="M216 62V44Q216 30 232 30H270" />
    <path d="M208 84L176 128L146 88" data-line="dashed" />
    <path d="M146 88l10 4M146 88l2 10" data-accent="" />
    <circle cx="146" cy="88" r="3.5" data-accent="fill" />
    <path d="M190 150H286V208H190z" data-fill="ground" />
    <path d="M198 198h8l3-36 3 36h22l3-8 3 8h8l3-22 3 22h22" />
    <path d="M246 198h8l3-22 3 22" data-accent="" />
    <path d="M14 150H156V208H14z" data-fill="ground" />
    <path d="M26 166H92" data-line="strong" />
    <path d="M26 180H116M26 194H84" data-line="fine" />
    <path d="M122 186l8 9 16-24" data-accent="" />
    <path d="M139 134V150" data-line="fine" />
  </>,
];

/** The steps of a welding qualification, each with its drawing. */
export function Chain({ label, title, text, items }: Words["rsc"]["chain"]) {
  return (
    <Band ground="sheet" label={label} title={title} lead={text}>
      <ol className={`entries ${styles.list}`} data-columns={4} data-stacked={2} data-collapsed={1}>
        {items.map(({ name, text: meaning }, index) => (
          <li key={name} data-rows={3}>
            <Sketch width={300} height={220}>
              {drawings[index]}
            </Sketch>
            <h3>{name}</h3>
            <Paragraph text={meaning} />
          </li>
        ))}
      </ol>
    </Band>
  );
}
