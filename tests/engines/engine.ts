/** What every browser engine can be told, by whatever protocol it understands. */
export interface Engine {
  /** Loads an address as if it were typed, and waits until the document is there. */
  readonly goto: (url: string) => Promise<void>;
  /** Value of an expression in the page, which must be JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Presses and releases the pointer. @param x @param y in px from the corner of the viewport */
  readonly click: (x: number, y: number) => Promise<void>;
  /** Presses and releases a key, by its name in `KeyboardEvent.key`. */
  readonly press: (key: string) => Promise<void>;
  /** Gives the page a width of so many px, and enough height. */
  readonly resize: (width: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Height that the windows of all engines are given, in px. */
export const windowHeight = 800;

/** Keys as WebDriver names them. @see https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keyCodes: Readonly<Record<string, string>> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
};

/** A press of the pointer as both WebDriver protocols put it. */
export function pointerActions(x: number, y: number) {
  return [
    {
      type: "pointer",
      id: "pointer",
      parameters: { pointerType: "mouse" },
      actions: [
        { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ],
    },
  ];
}

/** A press of a key as both WebDriver protocols put it. */
export function keyActions(key: string) {
  const value = keyCodes[key] ?? key;
  return [
    {
      type: "key",
      id: "keyboard",
      actions: [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ],
    },
  ];
}
