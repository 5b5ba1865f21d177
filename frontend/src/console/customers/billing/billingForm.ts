import { GATHERINGS } from '@dispatch/domain/invoices/invoice';
import { INVOICE_LANGUAGES, isTerms } from '@dispatch/domain/invoices/invoice-settings';
import { isEmail, normaliseEmail } from '@dispatch/domain/people/email';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { trimmed } from '@dispatch/domain/text/text';
import type {
  CustomerBilling,
  CustomerBillingChanges,
} from '../../../api/invoicing/customerBilling';
import * as z from '../../../lib/schema';

const email = () =>
  z.string().refine((value) => !value.trim() || isEmail(value.trim()), 'customers:errors.email');

export const billingSchema = z.object({
  legalName: z.text(TEXT_MAX.name),
  address: z.text(TEXT_MAX.address),
  city: z.text(TEXT_MAX.city),
  province: z.text(TEXT_MAX.province, { tooLong: 'customers:errors.province' }),
  postalCode: z.text(TEXT_MAX.postalCode, { tooLong: 'customers:errors.postalCode' }),
  email: email(),
  /** Empty for the company's default. */
  language: z.string(),
  termsDays: z.custom<number | null>((value) => value === null || isTerms(value), {
    error: 'customers:billing.termsError',
  }),
  poRequired: z.boolean(),
  exemptCertificate: z.text(TEXT_MAX.exemptCertificate),
  gathering: z.enum(GATHERINGS),
  statementName: z.text(TEXT_MAX.name),
  statementEmail: email(),
});

export type BillingValues = z.infer<typeof billingSchema>;

export function toValues(billing: CustomerBilling): BillingValues {
  return {
    legalName: billing.legalName ?? '',
    address: billing.address ?? '',
    city: billing.city ?? '',
    province: billing.province ?? '',
    postalCode: billing.postalCode ?? '',
    email: billing.email ?? '',
    language: billing.language ?? '',
    termsDays: billing.termsDays,
    poRequired: billing.poRequired,
    exemptCertificate: billing.exemptCertificate ?? '',
    gathering: billing.gathering,
    statementName: billing.statementName ?? '',
    statementEmail: billing.statementEmail ?? '',
  };
}

function emailOf(value: string): string | null {
  const address = trimmed(value);
  return address === null ? null : normaliseEmail(address);
}

/** The request body; blank fields are cleared. */
export function toPayload(values: BillingValues): CustomerBillingChanges {
  return {
    legalName: trimmed(values.legalName),
    address: trimmed(values.address),
    city: trimmed(values.city),
    province: trimmed(values.province),
    postalCode: trimmed(values.postalCode),
    email: emailOf(values.email),
    language: INVOICE_LANGUAGES.find((one) => one === values.language) ?? null,
    termsDays: values.termsDays,
    poRequired: values.poRequired,
    exemptCertificate: trimmed(values.exemptCertificate),
    gathering: values.gathering,
    statementName: trimmed(values.statementName),
    statementEmail: emailOf(values.statementEmail),
  };
}
