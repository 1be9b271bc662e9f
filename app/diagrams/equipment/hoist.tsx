/** The drawing of lifting equipment. */
const grooves = Array.from({ length: 13 }, (_, index) => `M${201 + index * 6.5} 74v36`).join("");

/** A rope hoist below its girder: gearbox, drum, motor and brake; two falls of rope to the hook block. */
export const hoist = (
  <>
    <path d="M44 14H436V21H244V50H436V57H44V50H236V21H44z" data-ink="steel" />
    <path d="M44 21H436V50H44z" data-ink="body" />
    <path d="M44 14H436V21H44zM44 50H436V57H44z" data-ink="weld" />
    <path d="M44 14H436M44 21H436M44 50H436" data-ink="edge" />
    <path d="M44 57H436" data-ink="bold" />
    <path d="M92 21V50M388 21V50" data-ink="hair" />
    <path d="M64 47H124M64 54H124" data-ink="signal" />
    <path d="M44 14l4 12l-8 10l4 21M436 14l-4 12l8 10l-4 21" data-ink="break" />
    <path d="M180 32h16l4 34h-24zM284 32h16l4 34h-24z" data-ink="body" />
    <circle cx="188" cy="42" r="8" data-ink="body" />
    <circle cx="292" cy="42" r="8" data-ink="body" />
    <path d="M172 66H308V72H172zM172 72h20v44h-20zM288 72h20v44h-20z" data-ink="body" />
    <path d="M192 74H288V110H192z" data-ink="part" />
    <path d={grooves} data-ink="hair" />
    <path d="M192 74H288M192 110H288" data-ink="bold" />
    <path d="M146 76h26v36h-26zM308 78h40v32h-40z" data-ink="body" />
    <path d="M314 84h28M314 90h28M314 96h28M314 102h28" data-ink="hair" />
    <path d="M348 74h14v40h-14z" data-ink="examined" />
    <path d="M355 74v40" data-ink="signal-leak" />
    <path d="M130 92H372" data-ink="axis" />
    <path d="M214 110V182M266 110V182" data-ink="signal" />
    <path d="M184 116h18v16h-18zM202 124h8" data-ink="signal-leak" />
    <path d="M208 134h12v12h-12z" data-ink="examined" />
    <circle cx="240" cy="182" r="26" data-ink="body" />
    <circle cx="240" cy="182" r="21" data-ink="hair" />
    <path d="M222 170Q240 158 258 170L252 222H228z" data-ink="body" />
    <circle cx="240" cy="182" r="5" data-ink="body" />
    <path d="M231 222h18v9h-18z" data-ink="body" />
    <path
      d="M234 231V241C214 245 204 263 212 281C222 302 256 303 266 281C270 272 269 262 265 255L256 260C258 266 257 271 254 275C246 285 231 283 227 273C223 262 231 254 241 252C247 250 246 244 246 240V231z"
      data-ink="examined"
    />
    <path d="M246 243L261 258" data-ink="signal-leak" />
    <path d="M362 106H404V214" data-ink="hair" />
    <path d="M396 214h16v46h-16z" data-ink="body" />
    <path d="M401 222h6v6h-6zM401 234h6v6h-6zM401 246h6v6h-6z" data-ink="hair" />
  </>
);
