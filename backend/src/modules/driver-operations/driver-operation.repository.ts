import { OPERATION_REMEMBERED_MS } from '@dispatch/domain/jobs/driver-operation';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, Not, Repository } from 'typeorm';
import { DriverOperation } from '../../database/schema/entities/jobs/driver-operation';
import type { Tx } from '../../database/transactions/transaction';

export type NewOperation = Omit<DriverOperation, 'id' | 'dismissedAt' | 'dismissedBy'>;

/** The log of what drivers' phones sent. */
@Injectable()
export class DriverOperationRepository {
  constructor(
    @InjectRepository(DriverOperation) private readonly operations: Repository<DriverOperation>,
  ) {}

  find(tx: Tx, operationId: string): Promise<DriverOperation | null> {
    return this.in(tx).findOneBy({ operationId });
  }

  async insert(tx: Tx, operation: NewOperation): Promise<void> {
    const row = this.in(tx).create({
      ...operation,
      dismissedAt: null,
      dismissedBy: null,
    });
    await this.in(tx).insert(row);
  }

  /** Whether there is such a job, or was: a deleted one keeps its history. */
  async jobExists(tx: Tx, jobId: number): Promise<boolean> {
    const rows: unknown[] = await tx.manager.query('SELECT id FROM jobs WHERE id = ?', [jobId]);
    return rows.length > 0;
  }

  /** A refused one of the job that nobody has put away; null when there is none. */
  async dismiss(
    tx: Tx,
    { id, jobId }: { readonly id: number; readonly jobId: number },
    by: number,
    now: Date,
  ): Promise<DriverOperation | null> {
    const open = { id, jobId, outcome: 'rejected', dismissedAt: IsNull() };
    const { affected } = await this.in(tx).update(open, {
      dismissedAt: now,
      dismissedBy: by,
    });
    return affected === 1 ? this.in(tx).findOneBy({ id }) : null;
  }

  /** Refused ones stay until somebody has put them away. */
  async removeOld(tx: Tx, now: Date): Promise<void> {
    const receivedAt = LessThan(new Date(now.getTime() - OPERATION_REMEMBERED_MS));
    await this.in(tx).delete({ receivedAt, outcome: 'applied' });
    await this.in(tx).delete({ receivedAt, dismissedAt: Not(IsNull()) });
  }

  private in(tx: Tx): Repository<DriverOperation> {
    return tx.manager.withRepository(this.operations);
  }
}
