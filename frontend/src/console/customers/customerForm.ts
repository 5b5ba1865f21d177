import { isEmail, normaliseEmail } from '@dispatch/domain/people/email';
import { REPORT_LEVELS } from '@dispatch/domain/report/required-parts';
import { TEXT_MAX } from '@dispatch/domain/limits';
import type { Customer, NewCustomer } from '../../api/customers';
import { shownTexts, storedTexts } from '../../lib/formTexts';
import * as z from '../../lib/schema';

/** Specification 5: customer form. */
const TEXTS = {
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
};

export const customerSchema = z.object(TEXTS);

export type CustomerValues = z.infer<typeof customerSchema>;

export const NO_CUSTOMER: CustomerValues = shownTexts({}, TEXTS);

export function toValues(customer: Customer): CustomerValues {
  return shownTexts(customer, TEXTS);
}

/** The request body; blank fields are cleared. */
export function toPayload(values: CustomerValues): NewCustomer {
  const texts = storedTexts(values, TEXTS);
  return {
    ...texts,
    name: values.name.trim(),
    email: texts.email === null ? null : normaliseEmail(texts.email),
    reportLevel: REPORT_LEVELS.find((level) => level === values.reportLevel) ?? null,
  };
}
