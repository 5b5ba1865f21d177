type Facts = Record<string, unknown>;

/** The changed fields, for the activity log; null if nothing changed. */
export function changedFacts(
  present: object,
  wanted: object,
): { readonly before: Facts; readonly after: Facts } | null {
  const before: Facts = {};
  const after: Facts = {};
  const old = new Map<string, unknown>(Object.entries(present));
  for (const [field, value] of Object.entries(wanted) as [string, unknown][]) {
    if (value === undefined || value === old.get(field)) continue;
    before[field] = old.get(field) ?? null;
    after[field] = value;
  }
  return Object.keys(after).length === 0 ? null : { before, after };
}
