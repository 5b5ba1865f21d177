import type { ReadOrder } from '../read-order';

/** The e-mail is above, the expected values below: one `field = value` per line. */
const BETWEEN = /\n=====\n/;

export const mailOf = (order: string): string => order.split(BETWEEN)[0]?.trim() ?? '';

export const expectedOf = (order: string): string[] =>
  (order.split(BETWEEN)[1] ?? '').trim().split('\n').sort();

/** The order that was read, in the format of the golden set. */
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
