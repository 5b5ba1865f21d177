import { isEmail, normaliseEmail } from '@dispatch/domain/people/email';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { trimmed } from '@dispatch/domain/text/text';
import type { CompanyProfile, CompanyProfileChanges } from '../../api/company';
import * as z from '../../lib/schema';

export const companySchema = z.object({
  legalName: z.text(TEXT_MAX.name),
  phone: z.text(TEXT_MAX.phone),
  email: z
    .string()
    .refine((value) => !value.trim() || isEmail(value.trim()), 'company:errors.email'),
  address: z.text(TEXT_MAX.address),
  city: z.text(TEXT_MAX.city),
  province: z.text(TEXT_MAX.province, { tooLong: 'company:errors.province' }),
  postalCode: z.text(TEXT_MAX.postalCode, { tooLong: 'company:errors.postalCode' }),
  nsc: z.text(TEXT_MAX.carrierNumber),
  cvor: z.text(TEXT_MAX.carrierNumber),
  nir: z.text(TEXT_MAX.carrierNumber),
});

export type CompanyValues = z.infer<typeof companySchema>;

export function toValues(company: CompanyProfile): CompanyValues {
  return {
    legalName: company.legalName ?? '',
    phone: company.phone ?? '',
    email: company.email ?? '',
    address: company.address ?? '',
    city: company.city ?? '',
    province: company.province ?? '',
    postalCode: company.postalCode ?? '',
    nsc: company.nsc ?? '',
    cvor: company.cvor ?? '',
    nir: company.nir ?? '',
  };
}

/** What is sent: blank fields are cleared. */
export function toPayload({ email, ...values }: CompanyValues): CompanyProfileChanges {
  const address = trimmed(email);
  return {
    legalName: trimmed(values.legalName),
    phone: trimmed(values.phone),
    email: address === null ? null : normaliseEmail(address),
    address: trimmed(values.address),
    city: trimmed(values.city),
    province: trimmed(values.province),
    postalCode: trimmed(values.postalCode),
    nsc: trimmed(values.nsc),
    cvor: trimmed(values.cvor),
    nir: trimmed(values.nir),
  };
}
