import type { KnownProfile } from './company-profile.queries';
import type { CompanyProfileAnswer } from './company-profile.schema';

export function presentProfile(known: KnownProfile): CompanyProfileAnswer {
  const { updatedAt, version } = known;
  return {
    legalName: known.legalName,
    address: known.address,
    city: known.city,
    province: known.province,
    postalCode: known.postalCode,
    phone: known.phone,
    email: known.email,
    nsc: known.nsc,
    cvor: known.cvor,
    nir: known.nir,
    gstNumber: known.gstNumber,
    qstNumber: known.qstNumber,
    invoiceLanguage: known.invoiceLanguage,
    termsDays: known.termsDays,
    interestText: known.interestText,
    invoicePrefix: known.invoicePrefix,
    remittance: known.remittance,
    logoHash: known.logoHash,
    reminderDays: (known.reminderDays?.split(',') ?? []).map(Number),
    updatedAt: updatedAt?.toISOString() ?? null,
    version,
  };
}
