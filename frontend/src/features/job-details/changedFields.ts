import type { ActivityEntry } from '../../api/generated/endpoints';

export interface ChangedField {
  /** As the job or, after a dot, its first vehicle names it. */
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Said by the entry's own sentence, or following from what it says. */
const SAID: Partial<Record<ActivityEntry['action'], readonly string[]>> = {
  'job.assigned': ['driverId', 'status'],
  'job.unassigned': ['driverId', 'status'],
  'job.status-changed': ['status', 'completedAt'],
  'job.delivered': ['status', 'completedAt'],
  'job.noted': ['notes'],
  'job.update-refused': ['type', 'status', 'notes', 'code'],
  'job.refusal-dismissed': ['type', 'driverName'],
};

const isFacts = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What else an entry changed, field by field; nothing for an entry that made the job. */
export function changedFields({ action, before, after }: ActivityEntry): ChangedField[] {
  if (action === 'job.created' || !after) return [];
  const said = SAID[action] ?? [];
  return Object.entries(after).flatMap(([name, value]) => {
    if (said.includes(name)) return [];
    const old: unknown = before?.[name] ?? null;
    if (name !== 'vehicle' || !isFacts(value))
      return [{ name, before: old, after: value as unknown }];
    const oldFacts = isFacts(old) ? old : {};
    return Object.entries(value).map(([part, fact]) => ({
      name: `vehicle.${part}`,
      before: oldFacts[part] ?? null,
      after: fact,
    }));
  });
}
