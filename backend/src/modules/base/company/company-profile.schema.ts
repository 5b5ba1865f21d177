import type { FieldProblemCode } from '@dispatch/domain/field-problems';
import {
  INVOICE_DEFAULTS,
  INVOICE_LANGUAGES,
  INVOICE_PREFIX_MAX,
  isInvoicePrefix,
  MOST_REMINDERS,
  TERMS_MAX_DAYS,
} from '@dispatch/domain/invoices/invoice-settings';
import { WRITE_OFF_LIMIT, WRITE_OFF_MAX_CENTS } from '@dispatch/domain/invoices/write-off';
import { TEXT_MAX } from '@dispatch/domain/limits';
import {
  isGstNumber,
  isQstNumber,
  normaliseRegistration,
} from '@dispatch/domain/tax/registration-numbers';
import { z } from 'zod';
import { instant, maybe, money, version } from '../../../http/answers/answer-fields';
import {
  oneOf,
  optionalEmail,
  optionalMoney,
  optionalPostalCode,
  optionalText,
  termsDays,
  wholeNumber,
} from '../../../http/input/fields';
import { says } from '../../../http/input/problems';

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
    nsc: text().meta({ description: 'Number by the National Safety Code.', example: 'ON1234567' }),
    cvor: text().describe('Number of the CVOR certificate of Ontario.'),
    nir: text().describe('Number of the registry of Quebec (NIR).'),
    gstNumber: text().meta({
      description: 'Number of the GST/HST account, without spaces.',
      example: '123456782RT0001',
    }),
    qstNumber: text().meta({
      description: 'Number of the QST account, without spaces.',
      example: '1000000007TQ0001',
    }),
    invoiceLanguage: maybe(z.enum(INVOICE_LANGUAGES)).describe(
      'Of invoices to customers without one of their own; English while it is null.',
    ),
    termsDays: maybe(z.int()).meta({
      description: `Days after its date within which an invoice is to be paid, unless the customer has others; ${INVOICE_DEFAULTS.termsDays} while it is null.`,
      example: 30,
    }),
    interestText: text().describe(
      'The invoice text about interest on late payment, in English; in French too while `interestTextFr` is null.',
    ),
    interestTextFr: text().describe(
      'The same in French; in English too while `interestText` is null.',
    ),
    invoicePrefix: text().meta({
      description: 'Stands before the numbers of invoices.',
      example: 'INV-',
    }),
    remittance: text().describe(
      'How to pay, in lines, in English; in French too while `remittanceFr` is null.',
    ),
    remittanceFr: text().describe('The same in French; in English too while `remittance` is null.'),
    logoHash: text().describe('SHA-256 of the logo; null without one.'),
    reminderDays: z.array(z.int()).meta({
      description:
        'Days after the due date of an invoice on which the customer is reminded by e-mail; none for never.',
      example: [7, 21],
    }),
    writeOffLimit: maybe(money()).meta({
      description:
        'The largest balance of an invoice, in dollars, that may be written off; null where nothing may.',
      example: 1,
    }),
    updatedAt: maybe(instant()).describe('Null until it was filled in.'),
    version: version(),
  })
  .meta({ id: 'CompanyProfile', description: 'The company’s details on its papers.' });
export type CompanyProfileAnswer = z.output<typeof CompanyProfileAnswer>;

/** Stored as the register writes it, however it was typed. */
const registrationNumber = (isOne: (text: string) => boolean, problem: FieldProblemCode) =>
  optionalText(TEXT_MAX.registrationNumber)
    .transform((text) => (text == null ? text : normaliseRegistration(text)))
    .refine((text) => text == null || isOne(text), says(problem))
    .meta({ format: 'registration-number' });

/** Stored in ascending order, without duplicates. */
const reminderDays = () =>
  z
    .array(wholeNumber(1, TERMS_MAX_DAYS), says('not_list'))
    .max(MOST_REMINDERS, says('list_too_long'))
    .transform((days) => [...new Set(days)].sort((one, other) => one - other).join(',') || null)
    .optional();

/** In cents; 0 switches write-offs off. */
const writeOffLimit = () =>
  optionalMoney()
    .refine(
      (cents) => cents == null || cents <= WRITE_OFF_MAX_CENTS,
      says('out_of_range', { min: 0, max: WRITE_OFF_LIMIT.max }),
    )
    .transform((cents) => (cents === 0 ? null : cents))
    .meta({ minimum: 0, maximum: WRITE_OFF_LIMIT.max, example: 1 });

/** Omitted fields stay unchanged. */
export const CompanyProfileBody = z
  .strictObject({
    legalName: optionalText(TEXT_MAX.name),
    address: optionalText(TEXT_MAX.address),
    city: optionalText(TEXT_MAX.city),
    province: optionalText(TEXT_MAX.province),
    postalCode: optionalPostalCode(),
    phone: optionalText(TEXT_MAX.phone),
    email: optionalEmail('contact_email'),
    nsc: optionalText(TEXT_MAX.carrierNumber),
    cvor: optionalText(TEXT_MAX.carrierNumber),
    nir: optionalText(TEXT_MAX.carrierNumber),
    gstNumber: registrationNumber(isGstNumber, 'not_gst_number'),
    qstNumber: registrationNumber(isQstNumber, 'not_qst_number'),
    invoiceLanguage: oneOf(INVOICE_LANGUAGES).nullable().optional(),
    reminderDays: reminderDays(),
    termsDays: termsDays(),
    interestText: optionalText(TEXT_MAX.interestText),
    interestTextFr: optionalText(TEXT_MAX.interestText),
    invoicePrefix: optionalText(INVOICE_PREFIX_MAX)
      .refine((prefix) => prefix == null || isInvoicePrefix(prefix), says('not_invoice_prefix'))
      .meta({ pattern: '^[0-9A-Za-z-]*$', example: 'INV-' }),
    remittance: optionalText(TEXT_MAX.remittance, { multiline: true }),
    remittanceFr: optionalText(TEXT_MAX.remittance, { multiline: true }),
    writeOffLimit: writeOffLimit(),
  })
  .meta({
    id: 'CompanyProfileChanges',
    example: {
      legalName: 'Transport Exemple inc.',
      nsc: 'ON1234567',
      gstNumber: '123456782RT0001',
    },
  });
