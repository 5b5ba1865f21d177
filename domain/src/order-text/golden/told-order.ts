import type { ReadOrder } from '../read-order';

/** Above it the mail, below it what a person reads in it: `field = value`, a line for each. */
const BETWEEN = /\n=====\n/;

export const mailOf = (order: string): string => order.split(BETWEEN)[0]?.trim() ?? '';

export const expectedOf = (order: string): string[] =>
  (order.split(BETWEEN)[1] ?? '').trim().split('\n').sort();

/** What was read, written as an order of the golden set expects it. */
export function toldOrder({ fields, units }: ReadOrder): string[] {
  const { specialInstructions, ...others } = fields;
  const told = [
    ...Object.entries(others).map(([field, value]) => `${field} = ${value}`),
    ...units.map(({ year, make, model, vinLast8 }) =>
      ['unit =', year ?? '', '|', make, '|', model, '|', vinLast8]
        .filter((part) => part !== '')
        .join(' '),
    ),
    ...(specialInstructions?.split('\n') ?? []).map((note) => `note = ${note}`),
  ];
  return told.sort();
}
