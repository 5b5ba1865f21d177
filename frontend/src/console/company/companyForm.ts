import {
  INVOICE_LANGUAGES,
  INVOICE_PREFIX_MAX,
  isInvoicePrefix,
  isTerms,
} from '@dispatch/domain/invoices/invoice-settings';
import { isEmail, normaliseEmail } from '@dispatch/domain/people/email';
import { readReminderDays } from '@dispatch/domain/invoices/reminders';
import { WRITE_OFF_LIMIT } from '@dispatch/domain/invoices/write-off';
import { TEXT_MAX } from '@dispatch/domain/limits';
import {
  isGstNumber,
  isQstNumber,
  normaliseRegistration,
} from '@dispatch/domain/tax/registration-numbers';
import { isMoney } from '@dispatch/domain/text/money';
import type { CompanyProfile, CompanyProfileChanges } from '../../api/invoicing/company';
import { shownTexts, storedTexts } from '../../lib/formTexts';
import * as z from '../../lib/schema';

const registration = (isOne: (text: string) => boolean, problem: string) =>
  z
    .text(TEXT_MAX.registrationNumber)
    .refine((value) => !value.trim() || isOne(normaliseRegistration(value)), problem);

const TEXTS = {
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
  gstNumber: registration(isGstNumber, 'company:errors.gstNumber'),
  qstNumber: registration(isQstNumber, 'company:errors.qstNumber'),
  /** Empty for the default. */
  invoiceLanguage: z.string(),
  interestText: z.text(TEXT_MAX.interestText),
  interestTextFr: z.text(TEXT_MAX.interestText),
  invoicePrefix: z
    .text(INVOICE_PREFIX_MAX)
    .refine((value) => !value.trim() || isInvoicePrefix(value.trim()), 'company:errors.prefix'),
  remittance: z.text(TEXT_MAX.remittance, {}, true),
  remittanceFr: z.text(TEXT_MAX.remittance, {}, true),
};

export const companySchema = z.object({
  ...TEXTS,
  termsDays: z.custom<number | null>((value) => value === null || isTerms(value), {
    error: 'company:errors.termsDays',
  }),
  reminderDays: z
    .string()
    .refine((value) => readReminderDays(value) !== null, 'company:errors.reminderDays'),
  writeOffLimit: z.custom<number | null>(
    (value) => value === null || (isMoney(value) && value <= WRITE_OFF_LIMIT.max),
    { error: 'company:errors.writeOffLimit' },
  ),
});

export type CompanyValues = z.infer<typeof companySchema>;

export function toValues(company: CompanyProfile): CompanyValues {
  return {
    ...shownTexts(company, TEXTS),
    termsDays: company.termsDays,
    reminderDays: company.reminderDays.join(', '),
    writeOffLimit: company.writeOffLimit,
  };
}

/** The request body; blank fields are cleared. */
export function toPayload(values: CompanyValues): CompanyProfileChanges {
  const texts = storedTexts(values, TEXTS);
  return {
    ...texts,
    email: texts.email === null ? null : normaliseEmail(texts.email),
    invoiceLanguage: INVOICE_LANGUAGES.find((one) => one === values.invoiceLanguage) ?? null,
    termsDays: values.termsDays,
    reminderDays: [...(readReminderDays(values.reminderDays) ?? [])],
    writeOffLimit: values.writeOffLimit,
  };
}
