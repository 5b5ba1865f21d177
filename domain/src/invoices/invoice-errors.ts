export const INVOICE_ERRORS = {
  period_closed: {
    status: 409,
    message: 'The books are closed up to {date}. Please choose a later date.',
  },
  account_numbers_needed: {
    status: 409,
    message: 'Sage 50 knows accounts by their numbers. Please give each account its number first.',
  },
  mail_not_set_up: {
    status: 409,
    message: 'No server for email is set up. Whoever runs this server can name one.',
  },
  not_issued: { status: 409, message: 'Only an issued invoice can be sent.' },
  no_recipient: {
    status: 409,
    message: 'The customer has no email address. Please give one.',
  },
  payment_undone: {
    status: 409,
    message: 'This payment was taken back, or takes another one back. It stays as it is.',
  },
  already_invoiced: { status: 409, message: 'Job {job} is already on invoice {invoice}.' },
  invoice_job_open: {
    status: 409,
    message: 'Job {job} is not delivered. Only delivered jobs can be invoiced.',
  },
  invoice_without_customer: {
    status: 409,
    message: 'Job {job} has no customer. Give it one first, so that it can be invoiced.',
  },
  invoice_customers_differ: {
    status: 409,
    message: 'These jobs are of several customers. An invoice is for one.',
  },
  nothing_to_invoice: {
    status: 409,
    message: 'Nothing is left to invoice to this customer for this period.',
  },
  invoice_incomplete: {
    status: 409,
    message: 'This draft cannot be issued yet: {count} problem(s) keep it from that.',
  },
  invoice_issued: { status: 409, message: 'Only drafts can be changed; {invoice} is issued.' },
  invoice_not_issued: {
    status: 409,
    message: 'This draft is not issued. Change or delete it instead.',
  },
  invoice_taken_back: { status: 409, message: 'Nothing is left of {invoice} to take back.' },
  credit_note_stays: {
    status: 409,
    message: 'A credit note such as {invoice} cannot be taken back.',
  },
  charge_invoiced: {
    status: 409,
    message: 'This charge is on invoice {invoice} and stays as it is. Correct it by a credit note.',
  },
  customer_has_open_invoices: {
    status: 409,
    message:
      'This customer still has {count} draft(s) or open invoice(s). Delete or settle them first.',
  },
} as const;
