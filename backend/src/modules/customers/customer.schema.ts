import { CUSTOMER_STATUSES } from '@dispatch/domain/people/customer';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { REPORT_LEVELS } from '@dispatch/domain/report/required-parts';
import { z } from 'zod';
import { instant, keptPromises, maybe, recordId, version } from '../../http/answers/answer-fields';
import {
  oneOf,
  optionalEmail,
  optionalId,
  optionalPostalCode,
  optionalText,
  paging,
  queryText,
  requiredText,
} from '../../http/input/fields';

export const CUSTOMER_SORTS = ['name', 'totalJobs', 'lastJobDate', 'createdAt'] as const;

export const CustomerAnswer = z
  .object({
    id: recordId(),
    name: z.string().meta({ description: 'The company.', example: 'Garage Bélanger' }),
    contactName: maybe(z.string()),
    email: maybe(z.string()),
    phone: maybe(z.string()),
    address: maybe(z.string()),
    city: maybe(z.string()),
    province: maybe(z.string()),
    postalCode: maybe(z.string()),
    reportLevel: maybe(z.enum(REPORT_LEVELS)).describe(
      "How much a report of their vehicles needs; null for the company's own level.",
    ),
    status: z
      .enum(CUSTOMER_STATUSES)
      .describe('`inactive` is what the interface shows as Blacklisted.'),
    blacklistReason: maybe(z.string()),
    blacklistedAt: maybe(instant()).describe('Since when; null also where that was not kept yet.'),
    totalJobs: z.int().describe('Jobs of the customer, whatever their status.'),
    ...keptPromises(),
    lastJobDate: maybe(instant()).describe('When the newest job was made.'),
    createdAt: instant(),
    updatedAt: instant(),
    version: version(),
  })
  .meta({ id: 'Customer' });
export type CustomerAnswer = z.output<typeof CustomerAnswer>;

const contactFields = () => ({
  contactName: optionalText(TEXT_MAX.contactName),
  email: optionalEmail('contact_email'),
  phone: optionalText(TEXT_MAX.phone),
  address: optionalText(TEXT_MAX.address),
  city: optionalText(TEXT_MAX.city),
  province: optionalText(TEXT_MAX.province),
  postalCode: optionalPostalCode(),
  reportLevel: oneOf(REPORT_LEVELS).nullable().optional(),
});

export const NewCustomerBody = z
  .strictObject({ name: requiredText(TEXT_MAX.name, 'name_required'), ...contactFields() })
  .meta({
    id: 'NewCustomer',
    example: {
      name: 'Garage Bélanger',
      contactName: 'Louise Tremblay',
      email: 'office@example.com',
      phone: '514 555-0142',
      address: '1200 rue du Commerce',
      city: 'Montréal',
      province: 'QC',
      postalCode: 'H2X 1Y4',
    },
  });

export const CustomerChangesBody = z
  .strictObject({
    name: requiredText(TEXT_MAX.name, 'name_required').optional(),
    ...contactFields(),
    status: oneOf(CUSTOMER_STATUSES).optional(),
    blacklistReason: optionalText(TEXT_MAX.blacklistReason, { multiline: true }).describe(
      'Why the customer is blacklisted; it goes when they become active.',
    ),
  })
  .meta({
    id: 'CustomerChanges',
    description: 'Only the sent fields change; `null` clears one.',
    example: { phone: '514 555-0177', contactName: null },
  });

export const CustomerUpsertBody = z
  .strictObject({
    id: optionalId().describe('An existing customer; no other is matched.'),
    name: optionalText(TEXT_MAX.name),
    email: optionalEmail('contact_email'),
    phone: optionalText(TEXT_MAX.phone),
  })
  .meta({
    id: 'CustomerUpsert',
    description: 'A blank name of a new customer becomes `TBD`.',
    example: { name: 'Garage Bélanger', email: 'office@example.com' },
  });

export const CustomersQuery = z.strictObject({
  ...paging(),
  q: queryText(),
  status: oneOf(CUSTOMER_STATUSES).optional(),
  sort: oneOf(CUSTOMER_SORTS).optional(),
});

export const CustomerSearchQuery = z.strictObject({ q: queryText() });
