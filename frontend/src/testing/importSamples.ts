import type { Import, ImportRow } from '../api/imports';

const NO_PLACE = {
  Address: null,
  City: null,
  Province: null,
  PostalCode: null,
  ContactName: null,
  ContactPhone: null,
  SiteContactName: null,
};

const place = (side: 'pickup' | 'dropoff') =>
  Object.fromEntries(Object.entries(NO_PLACE).map(([part, value]) => [side + part, value]));

/** An import of two rows, one of them invalid. */
export function makeImport(id: number, more: Partial<Import> = {}): Import {
  return {
    id,
    kind: 'jobs',
    fileName: 'orders.csv',
    state: 'draft',
    heads: ['Client', 'VIN', 'Colour'],
    columns: ['customerName', 'vin', null],
    dateOrder: null,
    customer: null,
    counts: { ready: 1, wrong: 1, leftOut: 0, made: 0, undone: 0 },
    createdBy: 'Dora Desk',
    startedAt: null,
    finishedAt: null,
    createdAt: '2026-03-31T15:00:00.000Z',
    updatedAt: '2026-03-31T15:00:00.000Z',
    version: 1,
    ...more,
  };
}

export function makeImportRow(id: number, more: Partial<ImportRow> = {}): ImportRow {
  // All fields of both sides are present.
  const places = { ...place('pickup'), ...place('dropoff') } as unknown as NonNullable<
    ImportRow['job']
  >;
  return {
    id,
    line: id + 1,
    state: 'ready',
    cells: ['Garage Exemple', 'KP042788', 'blue'],
    problems: [],
    customer: { id: null, name: 'Garage Exemple', isBlacklisted: false },
    job: {
      ...places,
      pickupCity: 'Laval',
      pickupProvince: 'QC',
      dropoffCity: 'Toronto',
      dropoffProvince: 'ON',
      preferredPickupDate: '2026-04-20',
      poNumber: null,
      specialInstructions: null,
      price: 650,
      units: [{ year: 2019, make: 'Kia', model: null, vinLast8: 'KP042788', poNumber: null }],
    },
    recordId: null,
    ...more,
  };
}

export const WRONG_ROW = makeImportRow(2, {
  state: 'wrong',
  cells: ['Garage Exemple', '123', 'red'],
  problems: [
    {
      column: 'vin',
      code: 'not_vin',
      message: 'must be the last 8 characters of a VIN, or up to the whole 17',
      isWarning: false,
    },
  ],
});
