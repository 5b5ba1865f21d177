/** The fields of a unit that are compared after another user's change. */
export const UNIT_FIELDS = ['year', 'make', 'model', 'vinLast8', 'poNumber', 'price'] as const;
export type UnitField = (typeof UNIT_FIELDS)[number];
