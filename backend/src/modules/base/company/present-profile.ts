import { toDollars } from '@dispatch/domain/text/money';
import type { KnownProfile } from './company-profile.queries';
import type { CompanyProfileAnswer } from './company-profile.schema';

export function presentProfile(profile: KnownProfile): CompanyProfileAnswer {
  const { updatedAt, writeOffCents, ...known } = profile;
  return {
    ...known,
    reminderDays: (known.reminderDays?.split(',') ?? []).map(Number),
    writeOffLimit: writeOffCents === null ? null : toDollars(writeOffCents),
    updatedAt: updatedAt?.toISOString() ?? null,
  };
}
