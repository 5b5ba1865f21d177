import type { KnownProfile } from './company-profile.queries';
import type { CompanyProfileAnswer } from './company-profile.schema';

export function presentProfile({ updatedAt, ...known }: KnownProfile): CompanyProfileAnswer {
  return {
    ...known,
    reminderDays: (known.reminderDays?.split(',') ?? []).map(Number),
    updatedAt: updatedAt?.toISOString() ?? null,
  };
}
