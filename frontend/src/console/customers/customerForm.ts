import { isEmail, normaliseEmail } from '@dispatch/domain/people/email';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { codePointLength, hasControlCharacters, trimmed } from '@dispatch/domain/text/text';
import type { Customer, NewCustomer } from '../../api/customers';
import * as z from '../../lib/schema';

const text = (max: number, tooLong = 'fields.invalid') =>
  z
    .string()
    .refine((value) => codePointLength(value.trim()) <= max, tooLong)
    .refine((value) => !hasControlCharacters(value), 'fields.invalid');

/** Specification 5: customer form. */
export const customerSchema = z.object({
  name: text(TEXT_MAX.name).refine((value) => value.trim() !== '', 'customers:errors.name'),
  contactName: text(TEXT_MAX.contactName),
  email: z
    .string()
    .refine((value) => !value.trim() || isEmail(value.trim()), 'customers:errors.email'),
  phone: text(TEXT_MAX.phone),
  address: text(TEXT_MAX.address),
  city: text(TEXT_MAX.city),
  province: text(TEXT_MAX.province, 'customers:errors.province'),
  postalCode: text(TEXT_MAX.postalCode, 'customers:errors.postalCode'),
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
  };
}

/** What is sent: blank fields are cleared. */
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
  };
}
