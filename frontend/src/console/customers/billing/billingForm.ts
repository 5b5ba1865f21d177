import { GATHERINGS } from '@dispatch/domain/invoices/invoice';
import { INVOICE_LANGUAGES, isTerms } from '@dispatch/domain/invoices/invoice-settings';
import { isEmail, normaliseEmail } from '@dispatch/domain/people/email';
import { TEXT_MAX } from '@dispatch/domain/limits';
import type {
  CustomerBilling,
  CustomerBillingChanges,
} from '../../../api/invoicing/customerBilling';
import { shownTexts, storedTexts } from '../../../lib/formTexts';
import * as z from '../../../lib/schema';

const email = () =>
  z.string().refine((value) => !value.trim() || isEmail(value.trim()), 'customers:errors.email');

const TEXTS = {
  legalName: z.text(TEXT_MAX.name),
  address: z.text(TEXT_MAX.address),
  city: z.text(TEXT_MAX.city),
  province: z.text(TEXT_MAX.province, { tooLong: 'customers:errors.province' }),
  postalCode: z.text(TEXT_MAX.postalCode, { tooLong: 'customers:errors.postalCode' }),
  email: email(),
  /** Empty for the company's default. */
  language: z.string(),
  exemptCertificate: z.text(TEXT_MAX.exemptCertificate),
  statementName: z.text(TEXT_MAX.name),
  statementEmail: email(),
};

export const billingSchema = z.object({
  ...TEXTS,
  termsDays: z.custom<number | null>((value) => value === null || isTerms(value), {
    error: 'customers:billing.termsError',
  }),
  poRequired: z.boolean(),
  gathering: z.enum(GATHERINGS),
});

export type BillingValues = z.infer<typeof billingSchema>;

export function toValues(billing: CustomerBilling): BillingValues {
  const { termsDays, poRequired, gathering } = billing;
  return { ...shownTexts(billing, TEXTS), termsDays, poRequired, gathering };
}

const emailOf = (address: string | null) => (address === null ? null : normaliseEmail(address));

/** The request body; blank fields are cleared. */
export function toPayload(values: BillingValues): CustomerBillingChanges {
  const { termsDays, poRequired, gathering } = values;
  const texts = storedTexts(values, TEXTS);
  return {
    ...{ ...texts, termsDays, poRequired, gathering },
    email: emailOf(texts.email),
    language: INVOICE_LANGUAGES.find((one) => one === values.language) ?? null,
    statementEmail: emailOf(texts.statementEmail),
  };
}
