import { Floor } from "../parts/fittings.tsx";

/** A fire point on its wall: extinguisher below its sign, hose reel on the fire main, detector above, floor kept clear. */
export const firePoint = (
  <>
    <path d="M40 20H440" data-ink="bold" />
    <Floor y={290} />
    <path d="M136 290H366M136 283v14M366 283v14" data-ink="signal" />
    <path d="M150 46h38v38h-38z" data-ink="examined" />
    <path d="M166 60q5 -3 10 0v18h-10zM169 58v-4h4v4M169 54l-9 5v8" data-ink="signal-leak" />
    <path
      d="M150 152q0-18 20-18t20 18v98q0 6-6 6h-28q-6 0-6-6zm14-18v-12h12v12zm-6-12h24v-8h-24z"
      data-ink="body"
    />
    <path d="M150 176H190M150 216H190M156 186H184M156 194H184M156 202H174" data-ink="hair" />
    <path d="M160 112L198 102M160 114H192" data-ink="bold" />
    <path d="M160 118C128 124 130 176 134 214" data-ink="cable" />
    <path d="M130 214h8l4 26h-16z" data-ink="body" />
    <circle cx="188" cy="122" r="8" data-ink="examined" />
    <path d="M188 122l4 -5" data-ink="signal-leak" />
    <path d="M270 290V180M280 290V180" data-ink="bold" />
    <path d="M264 228L286 252V228L264 252z" data-ink="body" />
    <path d="M264 228h22L264 252h22zM275 240H298m0 -10v20M270 290V252m10 38V252" data-ink="signal-leak" />
    <circle cx="310" cy="166" r="48" data-ink="body" />
    <circle cx="310" cy="166" r="43" data-ink="rubber" />
    <circle cx="310" cy="166" r="38" data-ink="hair" />
    <circle cx="310" cy="166" r="33" data-ink="hair" />
    <circle cx="310" cy="166" r="27" data-ink="body" />
    <circle cx="310" cy="166" r="8" data-ink="edge" />
    <path d="M310 139V158M310 174V193M283 166H302M318 166H337" data-ink="edge" />
    <path d="M353 166V200" data-ink="cable" />
    <path d="M349 200h8l4 20h-16z" data-ink="body" />
    <path d="M378 20h36v6h-36zM384 26h24l-4 10h-16z" data-ink="body" />
    <path d="M384 26h24l-4 10h-16zM376 46q20 10 40 0M368 52q28 15 56 0" data-ink="signal-leak" />
  </>
);
