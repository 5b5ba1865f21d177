import { TERMS_DAYS_MAX, TEXT_MAX } from '@dispatch/domain/limits';
import {
  isGstNumber,
  isQstNumber,
  normaliseRegistration,
} from '@dispatch/domain/tax/registration-numbers';
import { LANGUAGES } from '@dispatch/domain/text/language';
import { z } from 'zod';
import { instant, maybe, version } from '../../http/answers/answer-fields';
import { oneOf, optionalEmail, optionalText } from '../../http/input/fields';
import { says } from '../../http/input/problems';

const text = () => maybe(z.string());

export const CompanyProfileAnswer = z
  .object({
    legalName: text().meta({ example: 'Transport Exemple inc.' }),
    address: text(),
    city: text(),
    province: text(),
    postalCode: text(),
    phone: text(),
    email: text(),
    gstNumber: text().meta({ example: '123456782RT0001' }),
    qstNumber: text().meta({ example: '1000000007TQ0001' }),
    language: z.enum(LANGUAGES).meta({ description: 'Of invoices to customers who named none.' }),
    termsDays: z.int().meta({
      description: 'Days from the date of an invoice until it is due.',
      example: 30,
    }),
    interestText: text().meta({ description: 'What an overdue invoice costs, in words.' }),
    invoicePrefix: text().meta({ description: 'Before the numbers of invoices.', example: 'INV-' }),
    remittance: text().meta({ description: 'How invoices are paid, as it stands on them.' }),
    updatedAt: maybe(instant()).meta({ description: 'Null until somebody has filled it in.' }),
    version: version(),
  })
  .meta({ id: 'CompanyProfile', description: 'What the papers of the company say of it.' });
export type CompanyProfileAnswer = z.output<typeof CompanyProfileAnswer>;

const registration = (
  max: number,
  isKnown: (number: string) => boolean,
  problem: 'not_gst_number' | 'not_qst_number',
) =>
  optionalText(40)
    .transform((value) => (value == null ? value : normaliseRegistration(value) || null))
    .refine((value) => value == null || isKnown(value), says(problem))
    .meta({ maxLength: max });

/** What is left out stays as it is. */
export const CompanyProfileBody = z
  .strictObject({
    legalName: optionalText(TEXT_MAX.name),
    address: optionalText(TEXT_MAX.address),
    city: optionalText(TEXT_MAX.city),
    province: optionalText(TEXT_MAX.province),
    postalCode: optionalText(TEXT_MAX.postalCode),
    phone: optionalText(TEXT_MAX.phone),
    email: optionalEmail('contact_email'),
    gstNumber: registration(TEXT_MAX.gstNumber, isGstNumber, 'not_gst_number'),
    qstNumber: registration(TEXT_MAX.qstNumber, isQstNumber, 'not_qst_number'),
    language: oneOf(LANGUAGES).optional(),
    termsDays: z
      .int(says('not_whole_number'))
      .min(0, says('out_of_range', { min: 0, max: TERMS_DAYS_MAX }))
      .max(TERMS_DAYS_MAX, says('out_of_range', { min: 0, max: TERMS_DAYS_MAX }))
      .optional(),
    interestText: optionalText(TEXT_MAX.interestText, { multiline: true }),
    invoicePrefix: optionalText(TEXT_MAX.invoicePrefix).refine(
      (value) => value == null || /^[\dA-Za-z-]+$/.test(value),
      says('not_invoice_prefix'),
    ),
    remittance: optionalText(TEXT_MAX.remittance, { multiline: true }),
  })
  .meta({
    id: 'CompanyProfileChanges',
    example: { legalName: 'Transport Exemple inc.', gstNumber: '123456782 RT0001', termsDays: 30 },
  });
export type CompanyProfileBody = z.output<typeof CompanyProfileBody>;
