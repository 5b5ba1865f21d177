import { fillHoles, type MessageParams } from './text/sentence';

/**
 * Everything that can be wrong with one field of a request: a stable code and the sentence that
 * goes with it, read after the field's name. `{name}` is filled from the parameters.
 */
export const FIELD_PROBLEMS = {
  invalid: 'is not valid',
  required: 'is required',
  name_required: 'Name is required',
  unknown_field: 'is not a known field',
  not_text: 'must be text',
  not_unicode: 'must be valid Unicode text',
  control_characters: 'must not contain control characters',
  too_long: 'must be at most {max} characters',
  too_short: 'must be at least {min} characters',
  not_number: 'must be a number',
  not_whole_number: 'must be a whole number',
  not_positive: 'must be a positive whole number',
  too_small: 'must be {min} or more',
  too_large: 'is too large',
  out_of_range: 'must be from {min} to {max}',
  not_money: 'must be from 0 to 9,999,999.99 with at most two decimals',
  price_sum_too_large: 'The sum of the unit prices is more than 9,999,999.99.',
  not_damage_code: 'must be a damage code of AIAG/ECG M-22',
  day_not_over: 'must be a day that is over',
  ends_before_start: 'must not be before the first day',
  not_date: 'must be a date such as 2026-03-31',
  date_too_late: 'must be {last} or earlier',
  date_too_early: 'must be {first} or later',
  ambiguous_date: 'could be two days: say whether the day or the month comes first',
  day_is_over: 'is a day that is over',
  unknown_province: 'is no province of Canada',
  vin_letters: 'has an I, an O or a Q, which no VIN has',
  vin_check_digit: 'has a check digit that does not fit: please compare it with the vehicle',
  vin_other_year: 'is of another model year',
  vin_on_open_job: 'is on the open job {job} already',
  stands_twice: 'stands in line {line} as well',
  a_formula: 'is a formula, which is not read',
  blacklisted_customer: 'is a customer on the blacklist',
  doubled_column: 'must not be the place of two columns',
  one_for_each_head: 'must have one entry for each of the {count} heads',
  known_customer: 'is a customer already',
  not_instant: 'must be an ISO 8601 instant with a time zone',
  not_two_letters: 'must be two letters',
  not_flag: 'must be true or false',
  not_one_of: 'must be one of {values}',
  not_list: 'must be a list',
  not_object: 'must be an object',
  list_empty: 'must not be empty',
  list_too_long: 'is too long',
  contact_email: 'Must be a valid email address',
  account_email: 'Please enter a valid email address',
  email_taken: 'A user with this email already exists.',
  only_for_viewers: 'can be granted to viewers alone',
  view_name_taken: 'You already have a view of this name here.',
  template_name_taken: 'There already is a template of this name.',
  unknown_template: 'must name a template',
  template_or_job: 'Send either a template or a job',
  not_time: 'must be a time such as 06:30',
  doubled_entry: 'must not name the same twice',
  no_date_to_come: 'has no date to come',
  no_date_of_series: 'is no date of this recurring job',
  service_account_taken: 'There already is a service account of this name.',
  scope_not_held: 'must be among what your role allows: {values}',
  doubled_scope: 'must not name a scope twice',
  doubled_event: 'must not name an event twice',
  event_needs_prices: 'Events of invoices are sent with prices only',
  not_webhook_address: 'Must be an address that begins with https://, without a password',
  inside_address: 'Must not lie inside the company’s own network',
  before_start: 'must not be earlier than the beginning',
  new_password: 'Password is required and must be at least {min} characters for new users',
  short_password: 'Password must be at least {min} characters',
  wrong_password: 'This is not your current password',
  common_password: 'This is one of the most common passwords. Please choose another one',
  not_vin: 'must be the last 8 characters of a VIN, or up to the whole 17',
  too_many_units: 'A job can carry at most {max} vehicles.',
  units_mismatch: 'There must be one unit for each vehicle.',
  changed_since: 'has been changed since, and stays',
  unknown_customer: 'must name a customer',
  unknown_driver: 'must name a driver with an active account',
  unknown_vehicle: 'must name a vehicle',
  unknown_job: 'must name another job',
  no_such_job: 'must name a job',
  not_on_draft: 'must name a job of this draft',
  unknown_line: 'must name a line of this invoice',
  doubled_line: 'must not name a line twice',
  more_than_line: 'is more than what is left of the line, or of another sign',
  more_than_invoice: 'take back more than what is left of the invoice',
  unknown_unit: 'must name a unit of this job',
  doubled_unit: 'must not name a unit twice',
  doubled_invoice: 'must not name an invoice twice',
  not_owed_invoice: 'must name an invoice of this customer on which something is owed',
  no_amount: 'must be more than nothing',
  more_than_owed: 'is more than what is still owed on the invoice',
  more_than_payment: 'add up to more than what is left of the payment',
  too_many_entries: 'begins a period of more than {max} entries: please choose a shorter one',
  needed_for_long_list: 'is needed for a list of more than {max} records',
  too_many_to_sort: 'orders at most {max} jobs: please narrow the list',
  no_billing_flag: 'must hold hasDriverReport or billingComplete',
  not_uuid: 'must be a UUID',
  not_digest: 'must be a SHA-256 in hexadecimal',
  not_url_safe: 'must be base64url without padding',
  one_factor: 'Send one of code, recoveryCode and passkey',
  not_stroke: 'must be points such as 10,20,0 30,40,16',
  not_gst_number: 'must be a GST/HST number such as 123456782RT0001',
  not_qst_number: 'must be a QST number such as 1000000007TQ0001',
  not_invoice_prefix: 'must be letters without accents, digits and hyphens',
  not_percent: 'must be from 0 to 100 with at most three decimals',
  not_quantity: 'must be from 0.001 to 99,999.999 with at most three decimals',
  quantity_of_percent: 'must be 1 where the price is a percentage',
  unknown_item: 'must name an item of the price list',
  other_name: 'is not the name of this person',
  not_entity_tag: 'must be the entity tag of an answer, such as "3"',
  not_idempotency_key: 'must be 1 to 255 visible ASCII characters',
} as const satisfies Record<string, string>;

export type FieldProblemCode = keyof typeof FIELD_PROBLEMS;

/** What is wrong with one field, for programs and for people. */
export interface ErrorDetail {
  readonly field: string;
  readonly code: FieldProblemCode;
  readonly params?: MessageParams;
  readonly message: string;
}

export function isFieldProblemCode(value: unknown): value is FieldProblemCode {
  return typeof value === 'string' && Object.hasOwn(FIELD_PROBLEMS, value);
}

export function errorDetail(
  field: string,
  code: FieldProblemCode,
  params?: MessageParams,
): ErrorDetail {
  const message = fillHoles(FIELD_PROBLEMS[code], params);
  return params === undefined ? { field, code, message } : { field, code, params, message };
}
