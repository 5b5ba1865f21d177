import { fieldError } from '@dispatch/domain/errors';
import type { Carriage } from '@dispatch/domain/invoices/invoice';
import { QUANTITY_STEPS } from '@dispatch/domain/invoices/invoice';
import { Injectable } from '@nestjs/common';
import { insertRecord, insertRecords, sharedLock } from '../../../../../database/records/records';
import {
  Invoice,
  InvoiceJob,
  InvoiceLine,
} from '../../../../../database/schema/entities/invoicing/invoice';
import { relyOnParents } from '../../../../../database/transactions/guards';
import type { Tx } from '../../../../../database/transactions/transaction';
import type { StoredCorrection } from './draft-content';

export interface NewDraft {
  readonly customerId: number;
  readonly jobIds: readonly number[];
  readonly periodFrom: string | null;
  readonly periodTo: string | null;
}

/** The fields that a draft does not have yet. */
const NOT_ISSUED = {
  number: null,
  reference: null,
  correctsId: null,
  dueDate: null,
  subtotalCents: 0,
  taxCents: 0,
  totalCents: 0,
  creditedCents: 0,
  paidCents: 0,
  parties: null,
  pdfHash: null,
  sentAt: null,
  inReports: null,
  issuedAt: null,
  issuedById: null,
  issuedByName: null,
} as const;

const UNSAID = {
  invoiceDate: null,
  termsDays: null,
  language: null,
  poNumber: null,
  note: null,
} as const;

/** Columns that a correction reads from its job. */
const OF_ITS_JOB = {
  unitId: null,
  chargeId: null,
  correctsLineId: null,
  driverId: null,
  make: null,
  vin: null,
  poNumber: null,
  pickupCity: null,
  dropoffCity: null,
  origin: null,
  destination: null,
  carriage: 'domestic' satisfies Carriage,
  deliveredOn: null,
} as const;

/** Stores the parts of a draft: its jobs, corrections and header. */
@Injectable()
export class DraftRepository {
  /** Returns the id. @throws AppError 400 for an unknown customer */
  async insert(tx: Tx, draft: NewDraft, now: Date): Promise<number> {
    const { customerId, jobIds, periodFrom, periodTo } = draft;
    relyOnParents(tx, 'customers', [customerId]);
    const customers: unknown[] = await tx.manager.query(
      `SELECT id FROM customers WHERE id = ?${sharedLock(tx)}`,
      [customerId],
    );
    if (customers.length === 0) throw fieldError('customerId', 'unknown_customer');
    const id = await insertRecord(tx, Invoice, {
      ...NOT_ISSUED,
      ...UNSAID,
      ...{ kind: 'invoice', status: 'draft', customerId, periodFrom, periodTo },
      ...{ version: 1, createdAt: now, updatedAt: now },
    });
    await this.insertJobs(
      tx,
      id,
      jobIds.map((jobId) => ({ jobId, carriage: null })),
    );
    return id;
  }

  async replaceJobs(
    tx: Tx,
    invoiceId: number,
    jobs: readonly { readonly jobId: number; readonly carriage: Carriage | null }[],
  ): Promise<void> {
    await tx.manager.query('DELETE FROM invoice_jobs WHERE invoiceId = ?', [invoiceId]);
    await this.insertJobs(tx, invoiceId, jobs);
  }

  async replaceCorrections(
    tx: Tx,
    invoiceId: number,
    corrections: readonly StoredCorrection[],
  ): Promise<void> {
    await tx.manager.query('DELETE FROM invoice_lines WHERE invoiceId = ?', [invoiceId]);
    if (corrections.length === 0) return;
    await insertRecords(
      tx,
      InvoiceLine,
      corrections.map(({ jobId, description, amountCents, taxable }, at) => ({
        ...OF_ITS_JOB,
        ...{ invoiceId, position: at + 1, kind: 'correction', jobId, description, taxable },
        ...{ quantity: QUANTITY_STEPS, unit: 'each', price: amountCents, amountCents },
      })),
    );
  }

  async delete(tx: Tx, id: number): Promise<void> {
    for (const table of ['invoice_claims', 'invoice_jobs', 'invoice_lines'])
      await tx.manager.query(`DELETE FROM ${table} WHERE invoiceId = ?`, [id]);
    await tx.manager.query('DELETE FROM invoices WHERE id = ?', [id]);
  }

  private async insertJobs(
    tx: Tx,
    invoiceId: number,
    jobs: readonly { readonly jobId: number; readonly carriage: Carriage | null }[],
  ): Promise<void> {
    const rows = jobs.map((job, at) => ({ ...job, invoiceId, position: at + 1 }));
    await insertRecords(tx, InvoiceJob, rows);
  }
}
