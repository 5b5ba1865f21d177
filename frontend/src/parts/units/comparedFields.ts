/** What of a unit is compared, field by field, where somebody changed it. */
export const UNIT_FIELDS = ['year', 'make', 'model', 'vinLast8', 'poNumber', 'price'] as const;
export type UnitField = (typeof UNIT_FIELDS)[number];
