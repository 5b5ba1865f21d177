/** Errors of invoices, their e-mail, payments and accounting; same format as `ERRORS`. */
export const INVOICE_ERRORS = {
  period_closed: {
    status: 409,
    message: 'The books are closed up to {date}. Please choose a later date.',
  },
  account_numbers_needed: {
    status: 409,
    message: 'Sage 50 needs account numbers. Please enter a number for each account first.',
  },
  mail_not_set_up: {
    status: 409,
    message: 'Email is not set up on this server. Please ask your administrator.',
  },
  not_issued: { status: 409, message: 'Only an issued invoice can be sent.' },
  no_recipient: {
    status: 409,
    message: 'The customer has no email address. Please enter one.',
  },
  payment_undone: {
    status: 409,
    message: 'This payment was already undone, or reverses another payment. It cannot be changed.',
  },
  already_invoiced: { status: 409, message: 'Job {job} is already on invoice {invoice}.' },
  invoice_job_open: {
    status: 409,
    message: 'Job {job} is not delivered. Only delivered jobs can be invoiced.',
  },
  invoice_without_customer: {
    status: 409,
    message: 'Job {job} has no customer. Choose one before you invoice the job.',
  },
  invoice_customers_differ: {
    status: 409,
    message: 'These jobs belong to different customers. An invoice is for one customer.',
  },
  nothing_to_invoice: {
    status: 409,
    message: 'There is nothing left to invoice for this customer and period.',
  },
  invoice_incomplete: {
    status: 409,
    message: 'This draft cannot be issued yet. Problems to fix: {count}.',
  },
  invoice_issued: { status: 409, message: 'Only drafts can be changed; {invoice} is issued.' },
  invoice_not_issued: {
    status: 409,
    message: 'This draft is not issued. Change or delete it instead.',
  },
  invoice_taken_back: { status: 409, message: '{invoice} is already fully credited.' },
  credit_note_stays: {
    status: 409,
    message: '{invoice} is a credit note and cannot be credited.',
  },
  charge_invoiced: {
    status: 409,
    message:
      'This charge is on invoice {invoice} and cannot be changed. Correct it with a credit note.',
  },
  customer_has_open_invoices: {
    status: 409,
    message:
      'This customer still has drafts or open invoices: {count}. Delete or settle them first.',
  },
} as const;
