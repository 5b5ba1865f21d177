import type { DispatchUnit } from '@dispatch/domain/jobs/dispatch-form';
import { UNIT_FIELDS, type UnitField } from '../../../parts/units/comparedFields';

type Units = readonly DispatchUnit[];

/** A difference between two users: a field of a unit, or whether the unit exists. */
export type UnitDifference =
  | {
      readonly id: string;
      readonly field: UnitField;
      readonly mine: string | number | null;
      readonly theirs: string | number | null;
    }
  | {
      readonly id: string;
      readonly field: 'unit';
      /** Null if the unit was removed. */
      readonly mine: DispatchUnit | null;
      readonly theirs: DispatchUnit | null;
    };

interface Merged {
  readonly units: Units;
  readonly differences: readonly UnitDifference[];
}

const byId = (units: Units) => new Map(units.map((unit) => [unit.id, unit]));

const isSame = (a: DispatchUnit, b: DispatchUnit) =>
  UNIT_FIELDS.every((field) => a[field] === b[field]);

/** Takes their field if only they changed it, otherwise mine. */
function mergeFields(before: DispatchUnit, mine: DispatchUnit, theirs: DispatchUnit) {
  const taken = UNIT_FIELDS.filter((field) => mine[field] === before[field]);
  const unit = {
    ...mine,
    ...Object.fromEntries(taken.map((field) => [field, theirs[field]])),
  };
  const differences = UNIT_FIELDS.filter(
    (field) => !taken.includes(field) && theirs[field] !== before[field],
  )
    .filter((field) => theirs[field] !== mine[field])
    .map((field) => ({ id: mine.id, field, mine: mine[field], theirs: theirs[field] }));
  return { unit, differences };
}

/**
 * Merges both users' changes of the units into one list, keeping the order. For conflicting changes, mine stays and the
 * difference is reported. A unit that one removed and the other did not change is removed.
 */
export function mergeUnits(beforeUnits: Units, mineUnits: Units, theirUnits: Units): Merged {
  const before = byId(beforeUnits);
  const mine = byId(mineUnits);
  const theirs = byId(theirUnits);
  const differences: UnitDifference[] = [];

  const kept = theirUnits.flatMap((their) => {
    const old = before.get(their.id);
    const own = mine.get(their.id);
    if (!old) return [their];
    if (!own) {
      if (!isSame(old, their))
        differences.push({ id: their.id, field: 'unit', mine: null, theirs: their });
      return [];
    }
    const merged = mergeFields(old, own, their);
    differences.push(...merged.differences);
    return [merged.unit];
  });
  const more = mineUnits.filter((own) => {
    if (theirs.has(own.id)) return false;
    const old = before.get(own.id);
    if (!old) return true;
    if (isSame(old, own)) return false;
    differences.push({ id: own.id, field: 'unit', mine: own, theirs: null });
    return true;
  });
  return { units: [...kept, ...more], differences };
}

/** Returns the list with one difference resolved. */
export function decide(units: Units, difference: UnitDifference, side: 'mine' | 'theirs'): Units {
  if (difference.field !== 'unit') {
    const value = difference[side];
    return units.map((unit) =>
      unit.id === difference.id ? { ...unit, [difference.field]: value } : unit,
    );
  }
  const wanted = difference[side];
  const others = units.filter(({ id }) => id !== difference.id);
  return wanted === null ? others : [...others, wanted];
}
