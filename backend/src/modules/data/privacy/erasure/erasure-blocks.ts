import { OPEN_STATUSES } from '@dispatch/domain/invoices/invoice-status';
import { AppError } from '@dispatch/domain/errors';
import { toNumber, toNullable } from '../../../../database/rows';
import type { Query, Subject } from '../subject';

/** The conditions that prevent an erasure. */
export interface ErasureBlocks {
  readonly canSignIn: boolean;
  readonly openJobs: number;
  readonly openInvoices: number;
  /** The number of an earlier erasure. */
  readonly erasedNumber: number | null;
}

const OPEN_JOBS = "status <> 'delivered' AND deletedAt IS NULL";
const OPEN_INVOICES = ['draft', ...OPEN_STATUSES].map((status) => `'${status}'`).join(', ');

export async function erasureBlocks(query: Query, subject: Subject): Promise<ErasureBlocks> {
  const { kind, recordId, driverId, canSignIn } = subject;
  const count = async (sql: string, id: number | null) =>
    id === null ? 0 : toNumber((await query(`SELECT COUNT(*) AS n FROM ${sql}`, [id]))[0]?.['n']);
  const [erased] =
    kind === 'contact'
      ? []
      : await query('SELECT id FROM erasures WHERE kind = ? AND recordId = ?', [kind, recordId]);
  const customerId = kind === 'user' ? null : recordId;
  return {
    canSignIn,
    openJobs:
      (await count(`jobs WHERE ${OPEN_JOBS} AND driverId = ?`, driverId)) +
      (await count(`jobs WHERE ${OPEN_JOBS} AND customerId = ?`, customerId)),
    openInvoices: await count(
      `invoices WHERE kind = 'invoice' AND status IN (${OPEN_INVOICES}) AND customerId = ?`,
      customerId,
    ),
    erasedNumber: toNullable(erased?.['id'], toNumber),
  };
}

/** @throws AppError already_erased, person_still_active, driver_has_open_jobs, customer_has_open_jobs, customer_has_open_invoices */
export function refuseBlocked({ kind }: Subject, blocks: ErasureBlocks): void {
  const { canSignIn, openJobs, openInvoices, erasedNumber } = blocks;
  if (erasedNumber !== null) throw new AppError('already_erased', { number: erasedNumber });
  if (canSignIn) throw new AppError('person_still_active');
  if (openJobs > 0)
    throw new AppError(kind === 'user' ? 'driver_has_open_jobs' : 'customer_has_open_jobs', {
      count: openJobs,
    });
  if (openInvoices > 0) throw new AppError('customer_has_open_invoices', { count: openInvoices });
}
