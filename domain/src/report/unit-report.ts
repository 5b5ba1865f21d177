import { type DamageArea, damageOf, type DamageType } from './damage-codes';
import type { View } from './drawing';
import type { Body } from './vehicle-profile';

export const ODOMETER_UNITS = ['km', 'mi'] as const;
export const ENERGY_KINDS = ['fuel', 'battery'] as const;
export const RUNNING = ['runs', 'needs-winch'] as const;
/** Why a required part is missing. `other` requires a note. */
export const SKIP_REASONS = ['too-dark', 'weather', 'no-access', 'no-keys', 'other'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

export const ODOMETER_MAX = 9_999_999;
export const KEYS_MAX = 9;
/** Fuel in eighths of a tank, a battery in per cent. */
export const ENERGY_MAX: Readonly<Record<(typeof ENERGY_KINDS)[number], number>> = {
  fuel: 8,
  battery: 100,
};
/** Characters. */
export const LOOSE_ITEMS_MAX = 500;
export const REPORT_NOTE_MAX = 1000;
export const SKIP_NOTE_MAX = 500;
export const MARKS_MAX = 60;

export interface DamageMark {
  readonly view: View;
  /** In whole per cent of the view, from its left and top edges. */
  readonly x: number;
  readonly y: number;
  /** Five digits: see `damage-codes.ts`. */
  readonly code: string;
}

/** The driver's findings at one unit, at the pickup or delivery; null if not inspected. */
export interface UnitReport {
  readonly body: Body;
  readonly odometer: {
    readonly value: number;
    readonly unit: (typeof ODOMETER_UNITS)[number];
  } | null;
  /** Number of keys. */
  readonly keys: number | null;
  readonly energy: {
    readonly kind: (typeof ENERGY_KINDS)[number];
    readonly level: number;
  } | null;
  readonly running: (typeof RUNNING)[number] | null;
  readonly looseItems: string | null;
  readonly note: string | null;
  readonly marks: readonly DamageMark[];
  /** Why required parts are missing. */
  readonly skipped: { readonly reason: SkipReason; readonly note: string | null } | null;
}

export const EMPTY_REPORT: UnitReport = {
  body: 'sedan',
  odometer: null,
  keys: null,
  energy: null,
  running: null,
  looseItems: null,
  note: null,
  marks: [],
  skipped: null,
};

export function skipAsksForNote(reason: SkipReason): boolean {
  return reason === 'other';
}

export function isEnergyLevel({ kind, level }: NonNullable<UnitReport['energy']>): boolean {
  return Number.isInteger(level) && level >= 0 && level <= ENERGY_MAX[kind];
}

type Place = `${DamageArea}${DamageType}`;

/**
 * Marks at delivery that do not match a mark at pickup. A mark matches one of the same area and type with at least
 * its severity; otherwise the damage got worse and counts as new. Each mark at pickup matches only one at delivery.
 */
export function newMarks(
  pickup: readonly DamageMark[],
  delivery: readonly DamageMark[],
): DamageMark[] {
  const known = new Map<Place, string[]>();
  for (const { code } of pickup) {
    const place = placeOf(code);
    if (place !== null) known.set(place, [...(known.get(place) ?? []), code.slice(4)]);
  }
  // Matches the worst mark first, so that lesser known marks remain for lesser damage.
  const worstFirst = [...delivery].sort((a, b) => (a.code.slice(4) < b.code.slice(4) ? 1 : -1));
  const fresh = new Set(worstFirst.filter((mark) => !takeKnown(known, mark)));
  return delivery.filter((mark) => fresh.has(mark));
}

/** Whether the mark matches a known one, which is then removed. */
function takeKnown(known: Map<Place, string[]>, { code }: DamageMark): boolean {
  const place = placeOf(code);
  if (place === null) return false;
  const before = (known.get(place) ?? []).sort();
  const at = before.findIndex((severity) => severity >= code.slice(4));
  if (at < 0) return false;
  known.set(place, before.toSpliced(at, 1));
  return true;
}

function placeOf(code: string): Place | null {
  const damage = damageOf(code);
  return damage && `${damage.area}${damage.type}`;
}
