/** A position in the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One tab of a browser. Each browser implements it with its own protocol. */
export interface Tab {
  goto: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  close: () => Promise<void>;
  /** The JSON value of an expression in the page, or of its promise. The content policy does not apply. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Presses the middle of the only element of the selector. */
  click: (selector: string) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  /** One key by its name in `KeyboardEvent.key`, with the keys held meanwhile. */
  press: (key: string, held?: readonly 'Control'[]) => Promise<void>;
  /** Errors of scripts, and refusals of the content policy, since the last call. */
  problems: () => Promise<readonly string[]>;
  /** The page as it would be printed, as PDF. */
  print: () => Promise<Uint8Array>;
  attach: (selector: string, file: string) => Promise<void>;
  /** Draws with the pointer pressed, and holds it at the end for `holdMs`. */
  draw: (points: readonly Point[], holdMs?: number) => Promise<void>;
}

/** One computer or phone: its tabs share storage, and nothing with other devices. */
export interface Device {
  newTab: () => Promise<Tab>;
  close: () => Promise<void>;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Of the user, for every page. `large-text` is twice the default size, `old-safari` calls itself Safari 17.3. */
export type Setting =
  | 'none'
  | 'forced-colours'
  | 'large-text'
  | 'private-window'
  | 'no-storage'
  | 'full-phone'
  | 'no-camera'
  | 'storage-allowed'
  | 'storage-refused'
  | 'find-as-you-type'
  | 'old-safari';

export interface Engine {
  readonly name: 'firefox' | 'webkit' | 'chromium';
  newDevice: (size: Size) => Promise<Device>;
  close: () => Promise<void>;
}

export const DESK: Size = { width: 1440, height: 900 };
export const TABLET: Size = { width: 768, height: 1024 };
export const PHONE: Size = { width: 390, height: 844 };
