import { AppError } from '@dispatch/domain/errors';
import type { Claim, JobBilling } from '@dispatch/domain/invoices/invoice-lines';
import { jobReference } from '@dispatch/domain/jobs/job-reference';
import { Injectable } from '@nestjs/common';
import { uniqueViolation } from '../../../../../database/engines/unique-violation';
import { insertRecords } from '../../../../../database/records/records';
import { toNumber, type Row } from '../../../../../database/rows';
import { InvoiceClaim } from '../../../../../database/schema/entities/invoicing/invoice';
import type { Tx } from '../../../../../database/transactions/transaction';
import { otherInvoices } from './billed-job';
import { JobRecordsQueries } from './job-records.queries';

/** Far below the limit of values per statement of either engine. */
const ROWS_PER_STATEMENT = 1_000;

const keyOf = ({ kind, subjectId }: Claim) => `${kind} ${String(subjectId)}`;

/** Stores the exclusive claims of each invoice. The database allows each item on one invoice only. */
@Injectable()
export class DraftClaims {
  constructor(private readonly records: JobRecordsQueries) {}

  /** @throws AppError already_invoiced for the first job that is entirely on other invoices */
  async assertSomeLeft(
    invoiceId: number | null,
    jobIds: readonly number[],
    billings: ReadonlyMap<number, Pick<JobBilling, 'claims'>>,
  ): Promise<void> {
    const taken = jobIds.find((id) => billings.get(id)?.claims.length === 0);
    if (taken !== undefined) throw await this.alreadyInvoiced(invoiceId, taken);
  }

  /** @throws AppError already_invoiced if another invoice has claimed one of them */
  async follow(tx: Tx, invoiceId: number, wanted: readonly Claim[]): Promise<void> {
    const present = await tx.manager.query<(Claim & { readonly id: number })[]>(
      'SELECT id, kind, subjectId FROM invoice_claims WHERE invoiceId = ?',
      [invoiceId],
    );
    const isWanted = new Set(wanted.map(keyOf));
    const isPresent = new Set(present.map(keyOf));
    const gone = present.filter((claim) => !isWanted.has(keyOf(claim))).map(({ id }) => id);
    const fresh = wanted.filter((claim) => !isPresent.has(keyOf(claim)));
    for (let start = 0; start < gone.length; start += ROWS_PER_STATEMENT) {
      const ids = gone.slice(start, start + ROWS_PER_STATEMENT);
      const places = ids.map(() => '?').join(', ');
      await tx.manager.query(`DELETE FROM invoice_claims WHERE id IN (${places})`, ids);
    }
    for (let start = 0; start < fresh.length; start += ROWS_PER_STATEMENT)
      await this.insert(tx, invoiceId, fresh.slice(start, start + ROWS_PER_STATEMENT));
  }

  /** Frees the claims of an invoice, so that they can be invoiced again. */
  async release(tx: Tx, invoiceId: number): Promise<void> {
    await tx.manager.query('DELETE FROM invoice_claims WHERE invoiceId = ?', [invoiceId]);
  }

  private async insert(tx: Tx, invoiceId: number, claims: readonly Claim[]): Promise<void> {
    try {
      const rows = claims.map(({ kind, subjectId }) => ({ kind, subjectId, invoiceId }));
      await insertRecords(tx, InvoiceClaim, rows);
    } catch (error) {
      if (uniqueViolation(error) !== 'invoice_claims_subject') throw error;
      throw (await this.conflict(tx, claims)) ?? error;
    }
  }

  /** Finds the invoice and job of a conflicting claim. */
  private async conflict(tx: Tx, claims: readonly Claim[]): Promise<AppError | null> {
    for (const { kind, subjectId } of claims) {
      const [row] = await tx.manager.query<Row[]>(
        `SELECT k.invoiceId, i.reference, COALESCE(u.jobId, c.jobId, x.jobId, k.subjectId) AS jobId FROM invoice_claims k
         JOIN invoices i ON i.id = k.invoiceId
         LEFT JOIN job_units u ON k.kind = 'unit' AND u.id = k.subjectId
         LEFT JOIN job_charges c ON k.kind = 'charge' AND c.id = k.subjectId
         LEFT JOIN job_cancellations x ON k.kind = 'dry-run' AND x.id = k.subjectId
         WHERE k.kind = ? AND k.subjectId = ?`,
        [kind, subjectId],
      );
      if (row !== undefined)
        return refusal(toNumber(row['jobId']), toNumber(row['invoiceId']), row['reference']);
    }
    return null;
  }

  private async alreadyInvoiced(invoiceId: number | null, jobId: number): Promise<AppError> {
    const record = (await this.records.read([jobId])).get(jobId);
    const [other] = record === undefined ? [] : otherInvoices(record, invoiceId);
    return refusal(jobId, other ?? 0, await this.records.referenceOf(other ?? 0));
  }
}

/** A draft has no reference yet and is named by its id. */
function refusal(jobId: number, invoiceId: number, reference: unknown): AppError {
  const invoice = typeof reference === 'string' ? reference : `#${String(invoiceId)}`;
  return new AppError('already_invoiced', { job: jobReference(jobId), invoice });
}
