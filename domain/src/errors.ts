import { errorDetail, type ErrorDetail, type FieldProblemCode } from './field-problems';
import { IMPORT_ERRORS } from './imports/import-errors';
import { INVOICE_ERRORS } from './invoices/invoice-errors';
import { SECOND_FACTOR_ERRORS } from './people/second-factor-errors';
import { TOKEN_ERRORS } from './people/token-errors';
import { RECURRING_ERRORS } from './recurring/recurring-errors';
import { PHOTO_ERRORS } from './report/photo-errors';
import { fillHoles, type MessageParams } from './text/sentence';
import { TRACKING_ERRORS } from './tracking/tracking-errors';
import { WEBHOOK_ERRORS } from './webhooks/webhook-errors';

interface ErrorEntry {
  /** HTTP status of the response. */
  readonly status: number;
  /** One sentence to show to the user; `{name}` is filled from the error's parameters. */
  readonly message: string;
}

/** Every error that the product returns. Codes are stable: clients depend on them. */
export const ERRORS = {
  validation_failed: { status: 400, message: 'Some of the given information is not valid.' },
  malformed_json: { status: 400, message: 'The request body is not valid JSON.' },
  body_too_deep: { status: 400, message: 'The request body is nested too deeply.' },
  body_too_wide: { status: 400, message: 'The request body has too many values.' },
  invalid_id: { status: 400, message: 'The identifier in the address is not valid.' },
  too_many_units: { status: 400, message: 'A job can carry at most {max} vehicles.' },
  challenge_expired: { status: 400, message: 'This took too long. Please start again.' },
  wrong_code: { status: 400, message: 'This code is incorrect or was already used.' },
  passkey_refused: { status: 400, message: 'This passkey was not accepted.' },
  reset_link_spent: {
    status: 400,
    message: 'This link was already used or has expired. Please request a new one.',
  },
  upload_cut_off: {
    status: 400,
    message: 'The file was damaged during the upload. Please send it again.',
  },
  logout_token_refused: {
    status: 400,
    message: 'This is not a logout token of the provider, or it was already used.',
  },
  not_signed_in: { status: 401, message: 'Please sign in to continue.' },
  invalid_credentials: { status: 401, message: 'Invalid email or password' },
  forbidden: { status: 403, message: 'Your role does not allow this.' },
  password_sign_in_off: {
    status: 403,
    message: 'Signing in by password is switched off. Please use your company sign-in.',
  },
  cross_site_refused: { status: 403, message: 'Requests from another site are refused.' },
  not_found: { status: 404, message: 'The requested record was not found.' },
  method_not_allowed: { status: 405, message: 'This address does not take that kind of request.' },
  email_taken: { status: 409, message: 'A user with this email already exists.' },
  last_admin: {
    status: 409,
    message: 'The last active admin cannot be deleted, deactivated or demoted.',
  },
  self_change: {
    status: 409,
    message: 'You cannot delete, deactivate or demote your own account.',
  },
  ...SECOND_FACTOR_ERRORS,
  driver_has_open_jobs: {
    status: 409,
    message: 'This driver still has open jobs: {count}. Reassign or complete them first.',
  },
  customer_has_open_jobs: {
    status: 409,
    message: 'This customer still has open jobs: {count}. Complete or cancel them first.',
  },
  transition_refused: {
    status: 409,
    message: "The job is '{status}' and cannot be changed to '{target}'.",
  },
  delivered_stays: {
    status: 409,
    message: 'A delivered job cannot be cancelled.',
  },
  already_delivered: {
    status: 409,
    message: 'This job is already delivered.',
  },
  driver_inactive: {
    status: 409,
    message: 'This driver has no active account.',
  },
  undo_over: {
    status: 409,
    message:
      'This can no longer be undone. Only the person who did it can undo it, for {hours} hours.',
  },
  unit_stays: {
    status: 409,
    message:
      'Only a unit that is still waiting can be moved, and only to a job that has not started.',
  },
  unit_carried_on: {
    status: 409,
    message: 'Another job has taken this unit over, so it stays marked as left behind.',
  },
  nothing_to_carry: {
    status: 409,
    message: 'Every unit of this job is left behind.',
  },
  nothing_left_behind: {
    status: 409,
    message: 'No unit of this job is left behind.',
  },
  not_delivered: {
    status: 409,
    message: "Billing applies to delivered jobs only; this job is '{status}'.",
  },
  ...IMPORT_ERRORS,
  ...INVOICE_ERRORS,
  ...PHOTO_ERRORS,
  ...{ ...RECURRING_ERRORS, ...TOKEN_ERRORS, ...TRACKING_ERRORS },
  ...WEBHOOK_ERRORS,
  view_name_taken: { status: 409, message: 'You already have a view with this name here.' },
  too_many_views: {
    status: 409,
    message: 'You can keep at most {max} views. Delete one you no longer need first.',
  },
  person_still_active: {
    status: 409,
    message: 'This person can still sign in. Deactivate or delete the account first.',
  },
  already_erased: { status: 409, message: 'This person was already erased, as number {number}.' },
  conflict: { status: 409, message: 'This conflicts with the current state of the record.' },
  idempotency_in_flight: {
    status: 409,
    message: 'The same request is still being processed. Please try again shortly.',
  },
  stale_version: {
    status: 412,
    message: 'Someone else changed this record in the meantime. Please review and try again.',
  },
  too_large: { status: 413, message: 'The request is too large.' },
  unsupported_media_type: { status: 415, message: 'Only JSON is accepted.' },
  idempotency_mismatch: {
    status: 422,
    message: 'This idempotency key was already used for a different request.',
  },
  too_many_streams: {
    status: 429,
    message: 'Too many pages or programs are connected with this sign-in. Please close some.',
  },
  too_many_requests: { status: 429, message: 'Too many attempts. Please wait and try again.' },
  internal: { status: 500, message: 'Something went wrong. Please try again.' },
  database_unavailable: {
    status: 503,
    message: 'The service is temporarily unavailable. Please try again shortly.',
  },
  storage_unavailable: {
    status: 503,
    message: 'Files cannot be stored or read at the moment. Please try again shortly.',
  },
  paper_unavailable: {
    status: 503,
    message: 'The document cannot be created at the moment. Please try again shortly.',
  },
  storage_full: {
    status: 507,
    message: 'The photo storage is full. This photo was not saved.',
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;

export interface AppErrorOptions {
  readonly details?: readonly ErrorDetail[];
  /** Data for the HTTP layer, such as the current record of a 412 or the seconds of Retry-After. */
  readonly data?: unknown;
  readonly cause?: unknown;
}

/** The message with its parameters filled in; a placeholder without a parameter stays visible. */
export function errorMessage(code: ErrorCode, params?: MessageParams): string {
  return fillHoles(ERRORS[code].message, params);
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERRORS, value);
}

/** The one error that services and rules throw; the HTTP layer maps it by its `ERRORS` entry. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** The message's parameters, so that clients can translate it. */
  readonly params: MessageParams | undefined;
  readonly details: readonly ErrorDetail[] | undefined;
  readonly data: unknown;

  constructor(code: ErrorCode, params?: MessageParams, options: AppErrorOptions = {}) {
    super(
      errorMessage(code, params),
      options.cause === undefined ? undefined : { cause: options.cause },
    );
    this.name = 'AppError';
    this.code = code;
    this.params = params;
    this.details = options.details;
    this.data = options.data;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}

/** A 412 with the current record. */
export function staleVersion(current: unknown): AppError {
  return new AppError('stale_version', undefined, { data: { current } });
}

/** A 400 about one field. */
export function fieldError(
  field: string,
  code: FieldProblemCode,
  params?: MessageParams,
): AppError {
  return fieldErrors([errorDetail(field, code, params)]);
}

/** A 400 about several fields at once. */
export function fieldErrors(details: readonly ErrorDetail[]): AppError {
  return new AppError('validation_failed', undefined, { details });
}
