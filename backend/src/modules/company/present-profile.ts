import { LANGUAGES } from '@dispatch/domain/text/language';
import type { KnownProfile } from './company-profile.repository';
import type { CompanyProfileAnswer } from './company-profile.schema';

export function presentProfile(known: KnownProfile): CompanyProfileAnswer {
  const { language, updatedAt, version } = known;
  return {
    legalName: known.legalName,
    address: known.address,
    city: known.city,
    province: known.province,
    postalCode: known.postalCode,
    phone: known.phone,
    email: known.email,
    gstNumber: known.gstNumber,
    qstNumber: known.qstNumber,
    language: LANGUAGES.find((one) => one === language) ?? 'en-CA',
    termsDays: known.termsDays,
    interestText: known.interestText,
    invoicePrefix: known.invoicePrefix,
    remittance: known.remittance,
    updatedAt: updatedAt?.toISOString() ?? null,
    version,
  };
}
