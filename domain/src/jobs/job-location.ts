/** A job has two locations with the same fields; the field name is `pickup` + `Address`. */
export const SIDES = ['pickup', 'dropoff'] as const;
export type Side = (typeof SIDES)[number];

export const LOCATION_PARTS = [
  'Address',
  'City',
  'Province',
  'PostalCode',
  'ContactName',
  'ContactPhone',
  'SiteContactName',
] as const;
export type LocationPart = (typeof LOCATION_PARTS)[number];

export type LocationField = `${Side}${LocationPart}`;

export const LOCATION_FIELDS: readonly LocationField[] = SIDES.flatMap((side) =>
  LOCATION_PARTS.map((part): LocationField => `${side}${part}`),
);
