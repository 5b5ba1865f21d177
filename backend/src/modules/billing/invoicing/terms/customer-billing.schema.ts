import { GATHERINGS } from '@dispatch/domain/invoices/invoice';
import { INVOICE_LANGUAGES } from '@dispatch/domain/invoices/invoice-settings';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { z } from 'zod';
import { instant, maybe, recordId, version } from '../../../../http/answers/answer-fields';
import {
  flag,
  oneOf,
  optionalEmail,
  optionalPostalCode,
  optionalText,
  termsDays,
} from '../../../../http/input/fields';

const text = () => maybe(z.string());

export const CustomerBillingAnswer = z
  .object({
    customerId: recordId(),
    legalName: text().describe('Null where it is the name of the customer.'),
    address: text().describe(
      'Where invoices go. Where all four parts of it are null, to the address of the customer.',
    ),
    city: text(),
    province: text(),
    postalCode: text(),
    email: text().describe('Null where it is the e-mail address of the customer.'),
    language: maybe(z.enum(INVOICE_LANGUAGES)).describe(
      'Null where it is the language of the company.',
    ),
    termsDays: maybe(z.int()).meta({
      description:
        'Days after its date within which an invoice is to be paid; null where the terms of the company count.',
      example: 30,
    }),
    poRequired: z.boolean().describe('Whether an invoice needs a purchase order number.'),
    exemptCertificate: text().describe(
      'The certificate by which the customer pays no sales tax; null for who pays it.',
    ),
    gathering: z
      .enum(GATHERINGS)
      .describe('Whether an invoice is for one job, or for those of a week or month.'),
    statementName: text().describe('Who gets statements.'),
    statementEmail: text(),
    updatedAt: maybe(instant()).describe('Null until a setting was changed.'),
    version: version(),
  })
  .meta({ id: 'CustomerBilling', description: 'The invoicing settings of a customer.' });
export type CustomerBillingAnswer = z.output<typeof CustomerBillingAnswer>;

/** Absent fields stay unchanged. */
export const CustomerBillingBody = z
  .strictObject({
    legalName: optionalText(TEXT_MAX.name),
    address: optionalText(TEXT_MAX.address),
    city: optionalText(TEXT_MAX.city),
    province: optionalText(TEXT_MAX.province),
    postalCode: optionalPostalCode(),
    email: optionalEmail('contact_email'),
    language: oneOf(INVOICE_LANGUAGES).nullable().optional(),
    termsDays: termsDays(),
    poRequired: flag().optional(),
    exemptCertificate: optionalText(TEXT_MAX.exemptCertificate),
    gathering: oneOf(GATHERINGS).optional(),
    statementName: optionalText(TEXT_MAX.name),
    statementEmail: optionalEmail('contact_email'),
  })
  .meta({
    id: 'CustomerBillingChanges',
    example: { email: 'comptes@exemple.example', language: 'fr', termsDays: 45, poRequired: true },
  });
