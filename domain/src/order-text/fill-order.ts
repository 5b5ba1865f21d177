import { blankUnit, type DispatchFormValues, type DispatchUnit } from '../jobs/dispatch-form';
import { MAX_UNITS } from '../limits';
import { hasVin, splitVin } from '../vehicles/vin';
import type { ReadUnit } from './find-units';
import type { OrderField } from './found';
import type { ReadOrder } from './read-order';

export interface FilledOrder {
  /** Changed form values. */
  readonly next: Partial<DispatchFormValues>;
  /** Names of filled inputs, such as `units.0.make`, with their new values. */
  readonly filled: Readonly<Record<string, string | number>>;
  /** Fields that keep a different existing value, with the value that was read. */
  readonly kept: readonly { readonly field: OrderField | 'price'; readonly read: string }[];
  /** Number of vehicles above the limit. */
  readonly unitsLeft: number;
}

/** Fills empty fields only; existing values stay, and vehicles are appended. */
export function fillOrder(
  values: DispatchFormValues,
  order: Pick<ReadOrder, 'fields' | 'units' | 'unitsLeft' | 'unitPrice'>,
  newId: () => string,
): FilledOrder {
  const next: Record<string, unknown> = {};
  const filled: Record<string, string | number> = {};
  const kept: { field: OrderField | 'price'; read: string }[] = [];
  for (const [name, read] of Object.entries(order.fields)) {
    const field = name as OrderField; // a key of the record
    const before = values[field].trim();
    if (before === '') {
      next[field] = read;
      filled[field] = read;
    } else if (before !== read) kept.push({ field, read });
  }
  const units = order.units.filter((unit) => !isThere(values, unit));
  const price = order.unitPrice;
  const vehicles = units.length === 0 ? null : withUnits(values, units, price, newId);
  Object.assign(next, vehicles?.next);
  Object.assign(filled, vehicles?.filled);
  const isSingle = !(next['isMultipleVehicles'] ?? values.isMultipleVehicles);
  if (price !== null && isSingle) {
    if (values.price === null) next['price'] = filled['price'] = price;
    else if (values.price !== price) kept.push({ field: 'price', read: String(price) });
  }
  return { next, filled, kept, unitsLeft: order.unitsLeft + (vehicles?.left ?? 0) };
}

function isThere(
  { isMultipleVehicles, units, vinLast8 }: DispatchFormValues,
  unit: ReadUnit,
): boolean {
  const vins = isMultipleVehicles ? units.map((each) => each.vinLast8) : [vinLast8];
  return unit.vinLast8 !== '' && vins.some((vin) => hasVin(splitVin(vin), unit.vinLast8));
}

function withUnits(
  values: DispatchFormValues,
  read: readonly ReadUnit[],
  price: number | null,
  newId: () => string,
) {
  const [only] = read;
  const isBlank =
    !values.isMultipleVehicles &&
    values.vinLast8 === '' &&
    values.vehicleMakeModel === '' &&
    values.vehicleYear === null;
  if (isBlank && read.length === 1 && only) {
    const next = {
      vinLast8: only.vinLast8,
      vehicleYear: only.year,
      vehicleMakeModel: [only.make, only.model].filter(Boolean).join(' '),
    };
    return { next, filled: givenOf(next), left: 0 };
  }
  const before = (
    values.isMultipleVehicles ? values.units : isBlank ? [] : [singleOf(values, newId())]
  ).filter(isGiven);
  const added = read
    .slice(0, MAX_UNITS - before.length)
    .map((unit) => ({ ...blankUnit(newId()), ...unit, price }));
  const filled = added.map(({ id: _id, poNumber: _po, ...given }, index) =>
    givenOf(given, `units.${before.length + index}.`),
  );
  const next = {
    isMultipleVehicles: true,
    units: [...before, ...added],
    ...{ vehicleYear: null, vehicleMakeModel: '', vinLast8: '', price: null },
  };
  return {
    next: added.length === 0 ? {} : next,
    filled: Object.assign({}, ...filled) as Record<string, string | number>,
    left: read.length - added.length,
  };
}

function singleOf(
  { vehicleYear: year, vehicleMakeModel, vinLast8, price }: DispatchFormValues,
  id: string,
): DispatchUnit {
  const [make = '', ...model] = vehicleMakeModel.trim().split(/\s+/);
  return { ...blankUnit(id), year, make, model: model.join(' '), vinLast8, price };
}

const isGiven = ({ id: _id, ...unit }: DispatchUnit) =>
  Object.values(unit).some((value) => value !== '' && value !== null);

function givenOf(values: Readonly<Record<string, string | number | null>>, prefix = '') {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === null || value === '' ? [] : [[`${prefix}${name}`, value] as const],
  );
  return Object.fromEntries(given);
}

const OF_VEHICLES = new Set([
  'isMultipleVehicles',
  'vehicleYear',
  'vehicleMakeModel',
  'vinLast8',
  'price',
]);

/** The form without the paste: inputs that still have the filled value get their previous one. */
export function withoutPaste(
  values: DispatchFormValues,
  before: DispatchFormValues,
  { next, filled }: Pick<FilledOrder, 'next' | 'filled'>,
): Partial<DispatchFormValues> {
  const back: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(next)) {
    const field = name as keyof DispatchFormValues; // a key of the record
    const isAsFilled = field === 'units' ? isSame(values.units, value) : values[field] === value;
    if (isAsFilled) back[field] = before[field];
  }
  // Edited vehicles stay, and so does the mode of the list that contains them.
  if ('units' in next && !('units' in back)) {
    const untouched = values.units.filter((unit, index) => !isFilled(unit, index, filled));
    const others = Object.entries(back).filter(([name]) => !OF_VEHICLES.has(name));
    return {
      ...Object.fromEntries(others),
      units: untouched.length > 0 ? untouched : values.units,
    };
  }
  return back;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function isFilled(unit: DispatchUnit, index: number, filled: FilledOrder['filled']): boolean {
  const { id: _id, ...fields } = unit;
  return (
    `units.${index}.vinLast8` in filled &&
    Object.entries(fields).every(
      ([name, value]) =>
        value === (filled[`units.${index}.${name}`] ?? blankUnit('')[name as 'make']),
    )
  );
}
