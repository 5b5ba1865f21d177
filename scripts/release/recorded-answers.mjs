/** Answers about money that do not depend on the day of the question. */
const QUESTIONS = /** @type {const} */ ([
  ['/api/jobs/billing-summary', ['pending', 'complete', 'totalRevenue', 'pendingRevenue']],
  [
    '/api/invoices/totals',
    ['drafts', 'open', 'openBalance', 'billableJobs', 'billableAmount', 'billableWithoutPrice'],
  ],
  ['/api/books/taxes?from=2020-01-01&to=2099-12-31', ['sales']],
  ['/api/receivables', ['customerId', 'balance', 'credit']],
]);
const INVOICE_FIELDS = ['reference', 'subtotal', 'tax', 'total', 'paid', 'credited', 'taxes'];

/**
 * The named fields of an object, or of each object of a list.
 * @param {any} body
 * @param {readonly string[]} names
 * @returns {any}
 */
const picked = (body, names) =>
  Array.isArray(body)
    ? body.map((one) => picked(one, names))
    : Object.fromEntries(names.map((name) => [name, body[name]]));

/**
 * Answers that each later version must give too, by path.
 * @param {(path: string) => Promise<any>} get
 */
export async function recordedAnswers(get) {
  const invoices = (await get('/api/invoices?sort=number&order=asc')).filter(
    (/** @type {{ status: string }} */ { status }) => status !== 'draft',
  );
  const questions = [
    ...QUESTIONS,
    ...invoices.map((/** @type {{ id: number }} */ { id }) => [
      `/api/invoices/${String(id)}`,
      INVOICE_FIELDS,
    ]),
  ];
  const answers = [];
  for (const [path, names] of questions)
    answers.push({ path, body: picked(await get(path), names) });
  return answers;
}
