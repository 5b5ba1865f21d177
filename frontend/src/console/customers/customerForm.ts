import { isEmail, normaliseEmail } from '@dispatch/domain/people/email';
import { REPORT_LEVELS } from '@dispatch/domain/report/required-parts';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { trimmed } from '@dispatch/domain/text/text';
import type { Customer, NewCustomer } from '../../api/customers';
import * as z from '../../lib/schema';

/** Specification 5: customer form. */
export const customerSchema = z.object({
  name: z.text(TEXT_MAX.name).refine((value) => value.trim() !== '', 'customers:errors.name'),
  contactName: z.text(TEXT_MAX.contactName),
  email: z
    .string()
    .refine((value) => !value.trim() || isEmail(value.trim()), 'customers:errors.email'),
  phone: z.text(TEXT_MAX.phone),
  address: z.text(TEXT_MAX.address),
  city: z.text(TEXT_MAX.city),
  province: z.text(TEXT_MAX.province, { tooLong: 'customers:errors.province' }),
  postalCode: z.text(TEXT_MAX.postalCode, { tooLong: 'customers:errors.postalCode' }),
  /** Empty for the company's own level. */
  reportLevel: z.string(),
});

export type CustomerValues = z.infer<typeof customerSchema>;

export const NO_CUSTOMER: CustomerValues = {
  name: '',
  contactName: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  province: '',
  postalCode: '',
  reportLevel: '',
};

export function toValues(customer: Customer): CustomerValues {
  return {
    name: customer.name,
    contactName: customer.contactName ?? '',
    email: customer.email ?? '',
    phone: customer.phone ?? '',
    address: customer.address ?? '',
    city: customer.city ?? '',
    province: customer.province ?? '',
    postalCode: customer.postalCode ?? '',
    reportLevel: customer.reportLevel ?? '',
  };
}

/** The request body; blank fields are cleared. */
export function toPayload(values: CustomerValues): NewCustomer {
  const email = trimmed(values.email);
  return {
    name: values.name.trim(),
    contactName: trimmed(values.contactName),
    email: email === null ? null : normaliseEmail(email),
    phone: trimmed(values.phone),
    address: trimmed(values.address),
    city: trimmed(values.city),
    province: trimmed(values.province),
    postalCode: trimmed(values.postalCode),
    reportLevel: REPORT_LEVELS.find((level) => level === values.reportLevel) ?? null,
  };
}
