/**
 * Every error that the product returns, by the HTTP status of its response: a stable code, since clients depend on it,
 * and one sentence to show to the user. `{name}` is filled from the error's parameters.
 */
export const ERROR_MESSAGES = {
  400: {
    validation_failed: 'Some of the given information is not valid.',
    malformed_json: 'The request body is not valid JSON.',
    body_too_deep: 'The request body is nested too deeply.',
    body_too_wide: 'The request body has too many values.',
    invalid_id: 'The identifier in the address is not valid.',
    too_many_units: 'A job can carry at most {max} vehicles.',
    challenge_expired: 'This took too long. Please start again.',
    wrong_code: 'This code is incorrect or was already used.',
    passkey_refused: 'This passkey was not accepted.',
    reset_link_spent: 'This link was already used or has expired. Please request a new one.',
    invitation_spent:
      'This invitation was already used, was withdrawn or has expired. Please ask your administrator for a new one.',
    upload_cut_off: 'The file was damaged during the upload. Please send it again.',
    logout_token_refused: 'This is not a logout token of the provider, or it was already used.',
    import_file_old:
      'This workbook has an old format or a password. Save it as .xlsx without a password.',
    import_file_macros: 'This workbook has macros. Save it as .xlsx without macros.',
    import_file_damaged: 'This file is damaged. Open it in your spreadsheet and save it again.',
    import_file_line: 'Line {line} of the file cannot be read. Check for a missing quotation mark.',
    import_file_empty: 'This file has no rows below its header.',
    not_a_photo: 'This file is not a complete JPEG or PNG image, or contains other data.',
  },
  401: {
    not_signed_in: 'Please sign in to continue.',
    invalid_credentials: 'Invalid email or password',
    token_refused: 'This token is unknown, expired or revoked.',
  },
  403: {
    forbidden: 'Your role does not allow this.',
    password_sign_in_off:
      'Signing in by password is switched off. Please use your company sign-in.',
    cross_site_refused: 'Requests from another site are refused.',
    token_scope_missing: "The token lacks the scope '{scope}'.",
    not_for_tokens: 'Tokens cannot be used here. Please sign in with an account.',
  },
  404: {
    not_found: 'The requested record was not found.',
  },
  405: {
    method_not_allowed: 'This address does not take that kind of request.',
  },
  409: {
    email_taken: 'A user with this email already exists.',
    last_admin: 'The last active admin cannot be deleted, deactivated or demoted.',
    self_change: 'You cannot delete, deactivate or demote your own account.',
    confirmation_needed: 'Please confirm your identity first.',
    invitations_not_set_up:
      'Invitations by email are not set up: they need a mail server and the public address of the product.',
    cannot_be_invited: 'Only an active user who has never signed in can be invited.',
    reset_not_set_up: 'Password reset by email is not set up. Please ask your administrator.',
    second_factor_stays: 'Your role requires two-step sign-in. Please set up another way first.',
    own_second_factor: 'Change your own two-step sign-in in the menu under your name.',
    app_set_up: 'An authenticator app is already set up. Please remove it first.',
    passkey_taken: 'This passkey is already set up.',
    too_many_passkeys: 'You can have at most {max} passkeys. Remove one you no longer need first.',
    driver_has_open_jobs:
      'This driver still has open jobs: {count}. Reassign or complete them first.',
    customer_has_open_jobs:
      'This customer still has open jobs: {count}. Complete or cancel them first.',
    transition_refused: "The job is '{status}' and cannot be changed to '{target}'.",
    delivered_stays: 'A delivered job cannot be cancelled.',
    already_delivered: 'This job is already delivered.',
    driver_inactive: 'This driver has no active account.',
    undo_over:
      'This can no longer be undone. Only the person who did it can undo it, for {hours} hours.',
    unit_stays:
      'Only a unit that is still waiting can be moved, and only to a job that has not started.',
    unit_carried_on: 'Another job has taken this unit over, so it stays marked as left behind.',
    nothing_to_carry: 'Every unit of this job is left behind.',
    nothing_left_behind: 'No unit of this job is left behind.',
    not_delivered: "Billing applies to delivered jobs only; this job is '{status}'.",
    import_elsewhere: 'This import has changed in the meantime. Please review it again.',
    import_nothing_ready: 'No row of this import is ready.',
    import_has_wrong_rows: 'Nothing was imported. Rows with errors: {count}.',
    import_touched: 'The import cannot be undone. Records changed since: {count}.',
    period_closed: 'The books are closed up to {date}. Please choose a later date.',
    account_numbers_needed:
      'Sage 50 needs account numbers. Please enter a number for each account first.',
    mail_not_set_up: 'Email is not set up on this server. Please ask your administrator.',
    not_issued: 'Only an issued invoice can be sent.',
    no_recipient: 'The customer has no email address. Please enter one.',
    payment_undone:
      'This payment was already undone, or reverses another payment. It cannot be changed.',
    write_off_refused:
      'This invoice cannot be written off: it is not open, or its balance is above the company’s limit.',
    invoice_written_off:
      'Part of invoice {invoice} was written off. Undo the write-off first, then credit the invoice.',
    already_invoiced: 'Job {job} is already on invoice {invoice}.',
    invoice_job_open: 'Job {job} is not delivered. Only delivered jobs can be invoiced.',
    invoice_without_customer: 'Job {job} has no customer. Choose one before you invoice the job.',
    invoice_customers_differ:
      'These jobs belong to different customers. An invoice is for one customer.',
    nothing_to_invoice: 'There is nothing left to invoice for this customer and period.',
    invoice_incomplete: 'This draft cannot be issued yet. Problems to fix: {count}.',
    invoice_issued: 'Only drafts can be changed; {invoice} is issued.',
    invoice_not_issued: 'This draft is not issued. Change or delete it instead.',
    invoice_taken_back: 'Invoice {invoice} is already fully credited.',
    credit_note_stays: 'Credit note {invoice} cannot be credited.',
    charge_invoiced:
      'This charge is on invoice {invoice} and cannot be changed. Correct it with a credit note.',
    customer_has_open_invoices:
      'This customer still has drafts or open invoices: {count}. Delete or settle them first.',
    photo_id_taken: 'Another photo was already sent under this id.',
    too_many_unit_photos:
      'A unit can have at most {max} photos. Delete one you no longer need first.',
    too_many_job_photos:
      'A job can have at most {max} photos. Delete one you no longer need first.',
    unit_has_photos: 'This unit has photos. Delete them before you remove the unit from the job.',
    template_name_taken: 'A template with this name already exists.',
    template_in_use: 'Recurring jobs that use this template: {count}. End or change them first.',
    too_many_templates:
      'There can be at most {max} templates. Delete one you no longer need first.',
    too_many_recurring:
      'There can be at most {max} recurring jobs. Delete one you no longer need first.',
    recurring_ended: 'This recurring job has ended. Create a new one.',
    occurrence_settled: 'This date has already been handled.',
    too_many_tokens: 'There can be at most {max} tokens here. Revoke one you no longer need first.',
    too_many_service_accounts:
      'There can be at most {max} service accounts. Delete one you no longer need first.',
    service_account_taken: 'A service account with this name already exists.',
    tracking_over:
      'This job was delivered more than thirty days ago. It can no longer be followed.',
    tracking_taken_back:
      'The office revoked the tracking link of this job. Please ask the office for a new one.',
    too_many_webhooks: 'There can be at most {max} webhooks. Delete one you no longer need first.',
    webhook_off: 'This webhook is switched off. Switch it on first.',
    view_name_taken: 'You already have a view with this name here.',
    too_many_views: 'You can keep at most {max} views. Delete one you no longer need first.',
    person_still_active: 'This person can still sign in. Deactivate or delete the account first.',
    already_erased: 'This person was already erased, as number {number}.',
    conflict: 'This conflicts with the current state of the record.',
    idempotency_in_flight: 'The same request is still being processed. Please try again shortly.',
  },
  412: {
    stale_version: 'Someone else changed this record in the meantime. Please review and try again.',
  },
  413: {
    import_file_too_large:
      'A file can have at most {megabytes} MB, {rows} rows and {columns} columns.',
    photo_too_large: 'An image can have at most {megabytes} MB.',
    image_too_costly:
      'Decoding this image would take too much memory. A JPEG of {megapixels} million pixels is accepted, other images must be smaller.',
    too_large: 'The request is too large.',
  },
  415: {
    import_file_type: 'Only CSV files and Excel workbooks (.xlsx) are accepted.',
    photo_type_refused: 'Only JPEG and PNG images are accepted.',
    unsupported_media_type: 'Only JSON is accepted.',
  },
  422: {
    idempotency_mismatch: 'This idempotency key was already used for a different request.',
  },
  429: {
    too_many_streams:
      'Too many pages or programs are connected with this sign-in. Please close some.',
    too_many_requests: 'Too many attempts. Please wait and try again.',
  },
  500: {
    internal: 'Something went wrong. Please try again.',
  },
  503: {
    import_reader_busy: 'Other files are being read at the moment. Please try again shortly.',
    images_busy: 'Other images are being processed at the moment. Please try again shortly.',
    database_unavailable: 'The service is temporarily unavailable. Please try again shortly.',
    storage_unavailable: 'Files cannot be stored or read at the moment. Please try again shortly.',
    paper_unavailable: 'The document cannot be created at the moment. Please try again shortly.',
  },
  507: {
    storage_full: 'The photo storage is full. This photo was not saved.',
  },
} as const;
