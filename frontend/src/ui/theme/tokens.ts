import type { StatusColor } from '@dispatch/domain/jobs/job-status';

/** All colours, sizes and durations of the interface except the company's own. */

export type Scheme = 'light' | 'dark';

/** The users of an app: office staff, or drivers with a phone in sunlight. */
export type Audience = 'console' | 'driver';

export interface Tone {
  readonly tint: string;
  readonly text: string;
  readonly border: string;
}

interface Surfaces {
  readonly page: string;
  readonly paper: string;
  /** Floating surfaces: menus, dialogs. */
  readonly raised: string;
  readonly sunken: string;
  readonly hairline: string;
  /** Edge of inputs; 3:1 against every surface. */
  readonly inputEdge: string;
  readonly text: string;
  readonly quiet: string;
  readonly disabled: string;
  readonly shadow: string;
}

export const SURFACES: Readonly<Record<Scheme, Surfaces>> = {
  light: {
    page: '#f8fafc',
    paper: '#ffffff',
    raised: '#ffffff',
    sunken: '#f1f5f9',
    hairline: '#e2e8f0',
    inputEdge: '#7d8a9f',
    text: '#0f172a',
    quiet: '#475569',
    disabled: '#94a3b8',
    shadow: '0 10px 30px -8px rgb(15 23 42 / 0.22), 0 2px 6px rgb(15 23 42 / 0.06)',
  },
  dark: {
    page: '#0b1120',
    paper: '#111a2d',
    raised: '#17223a',
    sunken: '#0e1627',
    hairline: '#25314a',
    inputEdge: '#6a7a96',
    text: '#e8edf6',
    quiet: '#a9b7cc',
    disabled: '#5d6b83',
    shadow: '0 12px 32px -6px rgb(0 0 0 / 0.6), 0 0 0 1px rgb(148 163 184 / 0.12)',
  },
};

export const STATUS_TONES: Readonly<Record<Scheme, Readonly<Record<StatusColor, Tone>>>> = {
  light: {
    gray: { tint: '#eef2f6', text: '#334155', border: '#d5dde7' },
    blue: { tint: '#e3edff', text: '#1e40af', border: '#bfd4fd' },
    purple: { tint: '#f1eaff', text: '#6b21a8', border: '#ddc9fb' },
    orange: { tint: '#ffeedd', text: '#9a3412', border: '#fbd3ad' },
    green: { tint: '#def7e7', text: '#166534', border: '#b4e6c6' },
  },
  dark: {
    gray: { tint: '#222d41', text: '#cbd5e1', border: '#35435c' },
    blue: { tint: '#172c57', text: '#bcd2ff', border: '#27437d' },
    purple: { tint: '#2f1f52', text: '#dccaff', border: '#493279' },
    orange: { tint: '#43220f', text: '#ffc9a1', border: '#673619' },
    green: { tint: '#0e3523', text: '#a6efc3', border: '#1a5237' },
  },
};

/** Yellow, for notes and reminders. */
export const NOTE_TONES: Readonly<Record<Scheme, Tone>> = {
  light: { tint: '#fef9c3', text: '#713f12', border: '#eab308' },
  dark: { tint: '#3a2f0c', text: '#fde68a', border: '#6b5614' },
};

/** The driver's network status bar at the top of the screen. */
export const BAND_TONES: Readonly<Record<Scheme, Tone>> = {
  light: { tint: '#334155', text: '#ffffff', border: '#334155' },
  dark: { tint: '#2b3a55', text: '#f1f5f9', border: '#3c4c6b' },
};

export const DEFAULT_COLOURS = {
  primary: '#1d4ed8',
  success: '#15803d',
  warning: '#b45309',
  error: '#b91c1c',
  info: '#1d4ed8',
} as const;

/** Share of a colour mixed into the background for tints. */
export const TINT_SHARE: Readonly<Record<Scheme, number>> = { light: 0.08, dark: 0.16 };
export const HOVER_SHARE = 0.14;

export const TEXT_CONTRAST = { console: 4.5, driver: 7 } as const;
/** Minimum contrast of meaningful shapes, such as a button's face or an input's edge. */
export const SHAPE_CONTRAST = 3;

export const SPACE = 4;
export const RADIUS = { card: 8, control: 6, chip: 999 } as const;
/** In rem, so that large text gets the layout of a narrower window. */
export const BREAKPOINTS = { xs: 0, sm: 30, md: 48, lg: 75, xl: 100 } as const;
export const MOTION = { fast: 120, normal: 160, slow: 200 } as const;

export const FONT = {
  interface:
    "'Inter Variable', 'Inter as Arial', 'Inter as Roboto', 'Inter as DejaVu', system-ui, sans-serif",
  system: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif",
  mono: "ui-monospace, 'SF Mono', SFMono-Regular, Menlo, Consolas, monospace",
} as const;

/** Heights of table rows, by density. */
export const ROW_HEIGHT = { comfortable: 44, compact: 36 } as const;
export const ROW_PADDING = { comfortable: 5, compact: 3 } as const;
export type Density = keyof typeof ROW_HEIGHT;
