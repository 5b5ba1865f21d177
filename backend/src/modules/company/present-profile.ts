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
    updatedAt: updatedAt?.toISOString() ?? null,
    version,
  };
}
