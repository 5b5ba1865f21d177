import Sqlite from 'better-sqlite3';
import mysql from 'mysql2/promise';
import { INVOICE_WORDS, invoiceSearchText } from '../product.mjs';

const BATCH = 1_000;
const TAX_OF = 'ROUND(j.priceCents * 5 / 100.0)';

/** Statements for both engines; only the zero-padding of numbers differs. */
const statements = (/** @type {string} */ reference, /** @type {number} */ count) => {
  const some = `FROM jobs j WHERE j.status = 'delivered' AND j.deletedAt IS NULL AND j.customerId IS NOT NULL
    AND j.priceCents IS NOT NULL ORDER BY j.id LIMIT ${String(count)}`;
  const invoiced = 'FROM invoices i JOIN jobs j ON j.id = i.id';
  return [
    `INSERT INTO invoices (id, kind, status, number, reference, customerId, invoiceDate, dueDate, termsDays, language,
      subtotalCents, taxCents, totalCents, creditedCents, paidCents, parties, issuedAt, issuedById, issuedByName,
      version, createdAt, updatedAt, sentAt)
      SELECT j.id, 'invoice', CASE WHEN j.id % 10 = 0 THEN 'issued' ELSE 'paid' END, j.id, ${reference}, j.customerId,
      SUBSTR(j.completedAt, 1, 10), SUBSTR(j.completedAt, 1, 10), 30, 'en', j.priceCents, ${TAX_OF},
      j.priceCents + ${TAX_OF}, 0, CASE WHEN j.id % 10 = 0 THEN 0 ELSE j.priceCents + ${TAX_OF} END, NULL,
      j.completedAt, 1, 'Person 1', 1, j.completedAt, j.completedAt, j.completedAt ${some}`,
    `INSERT INTO invoice_jobs (invoiceId, jobId, position) SELECT i.id, i.id, 1 FROM invoices i`,
    `INSERT INTO invoice_claims (kind, subjectId, invoiceId)
      SELECT 'unit', u.id, i.id FROM invoices i JOIN job_units u ON u.jobId = i.id`,
    `INSERT INTO invoice_lines (invoiceId, position, kind, jobId, description, pickupCity, dropoffCity, origin,
      destination, carriage, quantity, unit, price, amountCents, taxable)
      SELECT i.id, 1, 'transport', i.id, 'Transport', j.pickupCity, j.dropoffCity, 'QC', 'AB', 'domestic', 1000,
      'each', j.priceCents, j.priceCents, 1 ${invoiced}`,
    `INSERT INTO invoice_taxes (invoiceId, position, name, rate, baseCents, cents)
      SELECT i.id, 1, 'GST', 5000, j.priceCents, ${TAX_OF} ${invoiced}`,
  ];
};

const FACTS = `SELECT i.id, i.number, i.reference, i.poNumber, c.name AS customerName
  FROM invoices i JOIN customers c ON c.id = i.customerId WHERE i.id > ? ORDER BY i.id LIMIT ${String(BATCH)}`;
const WORDS = 'INSERT INTO invoice_search';

/** @typedef {{ id: number, number: number, reference: string, poNumber: string | null, customerName: string }} Facts */

/** @param {'sqlite' | 'mysql'} engine @param {Facts} facts @returns {[number, string]} */
function described(engine, facts) {
  const jobs = [{ id: facts.id, poNumber: null, vehicles: [] }];
  const text = invoiceSearchText({ ...facts, corrects: null, jobs });
  return [facts.id, INVOICE_WORDS[engine].stored({ id: facts.id, text })];
}

/**
 * Gives each delivered job of a company an invoice, nine in ten of them paid. Returns their number.
 * @param {import('../measure/place.mjs').Place} place
 * @param {number} count
 * @returns {Promise<number>}
 */
export async function giveInvoices({ limitEnv }, count) {
  const { SQLITE_FILE, DATABASE_URL } = limitEnv;
  return SQLITE_FILE === undefined
    ? giveOnServer(DATABASE_URL ?? '', count)
    : giveOnSqlite(SQLITE_FILE, count);
}

/** @param {string} file @param {number} count */
function giveOnSqlite(file, count) {
  const database = new Sqlite(file);
  for (const sql of statements("printf('INV-%06d', j.id)", count)) database.exec(sql);
  const insert = database.prepare(`${WORDS} (rowid, words) VALUES (?, ?)`);
  const facts = database.prepare(FACTS);
  const store = database.transaction((/** @type {Facts[]} */ rows) => {
    for (const row of rows) insert.run(described('sqlite', row));
  });
  for (let last = 0; ;) {
    const rows = /** @type {Facts[]} */ (facts.all(last));
    if (rows.length === 0) break;
    store(rows);
    last = rows.at(-1)?.id ?? last;
  }
  database.exec("INSERT INTO invoice_search(invoice_search) VALUES ('optimize')");
  const { n } = /** @type {{ n: number }} */ (
    database.prepare('SELECT COUNT(*) AS n FROM invoices').get()
  );
  database.close();
  return n;
}

/** @param {string} url @param {number} count */
async function giveOnServer(url, count) {
  const database = await mysql.createConnection(url);
  for (const sql of statements("CONCAT('INV-', LPAD(j.id, 6, '0'))", count))
    await database.query(sql);
  for (let last = 0; ;) {
    const [found] = await database.query(FACTS, [last]);
    const rows = /** @type {Facts[]} */ (found);
    if (rows.length === 0) break;
    await database.query(`${WORDS} (id, words) VALUES ?`, [
      rows.map((row) => described('mysql', row)),
    ]);
    last = rows.at(-1)?.id ?? last;
  }
  await database.query('ANALYZE TABLE invoices, invoice_jobs, invoice_lines, invoice_search');
  const [[row]] = /** @type {any} */ (await database.query('SELECT COUNT(*) AS n FROM invoices'));
  await database.end();
  return Number(row.n);
}
