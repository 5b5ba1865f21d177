import { NOTICE_EVENTS } from '@dispatch/domain/customer-notices/notice-event';
import {
  BODY_MAX,
  noticeTextProblem,
  SUBJECT_MAX,
} from '@dispatch/domain/customer-notices/notice-text';
import { LANGUAGES } from '@dispatch/domain/text/language';
import { z } from 'zod';
import { instant, maybe, recordId, version } from '../../../../http/answers/answer-fields';
import { oneOf, optionalEmail, requiredText } from '../../../../http/input/fields';
import { says } from '../../../../http/input/problems';

const eventsAnswer = () => z.array(z.enum(NOTICE_EVENTS));
const events = () =>
  z
    .array(oneOf(NOTICE_EVENTS), says('not_list'))
    .max(NOTICE_EVENTS.length, says('list_too_long'))
    .refine((list) => new Set(list).size === list.length, says('doubled_event'));

const canSend = () => z.boolean().describe('Whether a server for e-mail is set up.');

export const NoticeSettingsAnswer = z
  .object({
    events: eventsAnswer(),
    canSend: canSend(),
    updatedAt: maybe(instant()).describe('Null until a choice was made.'),
    version: version(),
  })
  .meta({
    id: 'NoticeSettings',
    description: 'The e-mail notices of customers without a choice of their own.',
  });
export type NoticeSettingsAnswer = z.output<typeof NoticeSettingsAnswer>;

export const NoticeSettingsBody = z
  .strictObject({ events: events() })
  .meta({ id: 'NoticeSettingsChanges', example: { events: ['picked-up', 'delivered'] } });

export const CustomerNoticesAnswer = z
  .object({
    customerId: recordId(),
    events: maybe(eventsAnswer()).describe('Null where the company’s choice counts.'),
    companyEvents: eventsAnswer().describe('The company’s choice.'),
    email: maybe(z.string()).describe('Null where it is the e-mail of the customer.'),
    customerEmail: maybe(z.string()),
    language: maybe(z.enum(LANGUAGES)).describe('Null where it is the language of their invoices.'),
    usualLanguage: z.enum(LANGUAGES).describe('The language of their invoices.'),
    canSend: canSend(),
    updatedAt: maybe(instant()).describe('Null until a choice was made.'),
    version: version(),
  })
  .meta({
    id: 'CustomerNotices',
    description: 'The e-mail notices of a customer, and their address.',
  });
export type CustomerNoticesAnswer = z.output<typeof CustomerNoticesAnswer>;

/** Omitted fields stay unchanged. */
export const CustomerNoticesBody = z
  .strictObject({
    events: events().nullable().optional(),
    email: optionalEmail('contact_email'),
    language: oneOf(LANGUAGES).nullable().optional(),
  })
  .meta({
    id: 'CustomerNoticesChanges',
    example: { events: ['delivered'], email: 'cour@exemple.example', language: 'fr-CA' },
  });

export const NoticeTextAnswer = z
  .object({
    event: z.enum(NOTICE_EVENTS),
    language: z.enum(LANGUAGES),
    subject: z.string(),
    body: z.string(),
    isOriginal: z.boolean().describe('Whether it is the product’s own text.'),
    updatedAt: maybe(instant()),
    version: version(),
  })
  .meta({ id: 'NoticeText', description: 'The text of a notice about an event.' });
export type NoticeTextAnswer = z.output<typeof NoticeTextAnswer>;

const text = <T extends z.ZodType<string>>(field: T) =>
  field.superRefine((value, context) => {
    const problem = noticeTextProblem(value);
    if (problem !== null) context.addIssue({ code: 'custom', message: says(problem) });
  });

export const NoticeTextBody = z
  .strictObject({
    subject: text(requiredText(SUBJECT_MAX)),
    body: text(requiredText(BODY_MAX, 'required', { multiline: true })),
  })
  .meta({
    id: 'NoticeTextChanges',
    description:
      'Placeholders are `{customer}`, `{company}`, `{phone}`, `{reference}`, `{po}`, `{vehicles}`, `{from}`, `{to}`, `{date}` and `{link}`. A line whose placeholder has no value is left out.',
    example: { subject: '{reference} was delivered', body: 'Hello {customer},\n\n{link}' },
  });

export const noticeEventPath = oneOf(NOTICE_EVENTS);
export const languagePath = oneOf(LANGUAGES);
