import { AppError, ERRORS, fieldError, fieldErrors, staleVersion } from './errors';

const STATUSES: Record<keyof typeof ERRORS, number> = {
  validation_failed: 400,
  malformed_json: 400,
  body_too_deep: 400,
  body_too_wide: 400,
  invalid_id: 400,
  too_many_units: 400,
  not_a_photo: 400,
  upload_cut_off: 400,
  import_file_old: 400,
  import_file_macros: 400,
  import_file_damaged: 400,
  import_file_line: 400,
  import_file_empty: 400,
  challenge_expired: 400,
  wrong_code: 400,
  passkey_refused: 400,
  reset_link_spent: 400,
  invitation_spent: 400,
  logout_token_refused: 400,
  not_signed_in: 401,
  token_refused: 401,
  invalid_credentials: 401,
  forbidden: 403,
  password_sign_in_off: 403,
  token_scope_missing: 403,
  not_for_tokens: 403,
  cross_site_refused: 403,
  not_found: 404,
  method_not_allowed: 405,
  email_taken: 409,
  payment_undone: 409,
  view_name_taken: 409,
  template_name_taken: 409,
  template_in_use: 409,
  too_many_templates: 409,
  too_many_recurring: 409,
  recurring_ended: 409,
  occurrence_settled: 409,
  too_many_views: 409,
  last_admin: 409,
  self_change: 409,
  driver_has_open_jobs: 409,
  customer_has_open_jobs: 409,
  confirmation_needed: 409,
  invitations_not_set_up: 409,
  cannot_be_invited: 409,
  reset_not_set_up: 409,
  second_factor_stays: 409,
  own_second_factor: 409,
  app_set_up: 409,
  passkey_taken: 409,
  too_many_passkeys: 409,
  write_off_refused: 409,
  invoice_written_off: 409,
  already_invoiced: 409,
  charge_invoiced: 409,
  credit_note_stays: 409,
  customer_has_open_invoices: 409,
  invoice_customers_differ: 409,
  invoice_incomplete: 409,
  invoice_issued: 409,
  invoice_job_open: 409,
  invoice_not_issued: 409,
  invoice_taken_back: 409,
  invoice_without_customer: 409,
  nothing_to_invoice: 409,
  transition_refused: 409,
  delivered_stays: 409,
  already_delivered: 409,
  driver_inactive: 409,
  undo_over: 409,
  unit_stays: 409,
  unit_carried_on: 409,
  nothing_to_carry: 409,
  nothing_left_behind: 409,
  not_delivered: 409,
  import_elsewhere: 409,
  import_nothing_ready: 409,
  import_has_wrong_rows: 409,
  import_touched: 409,
  period_closed: 409,
  account_numbers_needed: 409,
  mail_not_set_up: 409,
  not_issued: 409,
  no_recipient: 409,
  too_many_tokens: 409,
  too_many_service_accounts: 409,
  service_account_taken: 409,
  too_many_webhooks: 409,
  webhook_off: 409,
  tracking_over: 409,
  tracking_taken_back: 409,
  person_still_active: 409,
  already_erased: 409,
  photo_id_taken: 409,
  too_many_unit_photos: 409,
  too_many_job_photos: 409,
  unit_has_photos: 409,
  conflict: 409,
  idempotency_in_flight: 409,
  stale_version: 412,
  too_large: 413,
  photo_too_large: 413,
  image_too_costly: 413,
  import_file_too_large: 413,
  photo_type_refused: 415,
  import_file_type: 415,
  unsupported_media_type: 415,
  idempotency_mismatch: 422,
  too_many_streams: 429,
  too_many_requests: 429,
  internal: 500,
  database_unavailable: 503,
  storage_unavailable: 503,
  images_busy: 503,
  paper_unavailable: 503,
  import_reader_busy: 503,
  storage_full: 507,
};

test('every code has its status', () => {
  const statuses = Object.entries(ERRORS).map(([code, entry]) => [code, entry.status]);
  expect(Object.fromEntries(statuses)).toEqual(STATUSES);
});

test.each(Object.entries(ERRORS))(
  '%s is named for machines and worded for people',
  (code, entry) => {
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(entry.message).toMatch(/^[A-Z]/);
    expect(entry.message).not.toMatch(/\n|sql|exception|stack/i);
  },
);

test('a failed sign-in has the specified message', () => {
  expect(new AppError('invalid_credentials').message).toBe('Invalid email or password');
});

test('parameters fill the message', () => {
  const error = new AppError('transition_refused', { status: 'pending', target: 'delivered' });
  expect(error.message).toBe("The job is 'pending' and cannot be changed to 'delivered'.");
  expect(error.params).toEqual({ status: 'pending', target: 'delivered' });
  expect(new AppError('driver_has_open_jobs', { count: 3 }).message).toContain('open jobs: 3');
  expect(new AppError('driver_has_open_jobs').message).toContain('{count}');
});

test('an error carries code, status, details, data and cause', () => {
  const cause = new Error('inner');
  const error = new AppError('stale_version', undefined, { data: { id: 1 }, cause });
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ name: 'AppError', code: 'stale_version', status: 412, cause });
  expect(error.data).toEqual({ id: 1 });
  expect(error.details).toBeUndefined();
  expect(new AppError('internal')).not.toHaveProperty('cause');
});

test('a stale version error contains the current record', () => {
  const error = staleVersion({ id: 1, version: 3 });
  expect(error).toMatchObject({ code: 'stale_version', status: 412 });
  expect(error.data).toEqual({ current: { id: 1, version: 3 } });
});

test('field errors are 400 with details', () => {
  const message = 'must be at most 7 characters';
  expect(fieldError('postalCode', 'too_long', { max: 7 })).toMatchObject({
    code: 'validation_failed',
    status: 400,
    details: [{ field: 'postalCode', code: 'too_long', params: { max: 7 }, message }],
  });
  expect(fieldErrors([]).details).toEqual([]);
});
