import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../../database/transactions/transaction';
import { AdvanceJobService } from '../../../jobs/change/advance-job.service';
import { type Accepted, type OperationHandler, said, targetOf } from '../operation-handler';

/** `status` */
@Injectable()
export class AdvanceHandler implements OperationHandler {
  constructor(private readonly progress: AdvanceJobService) {}

  async carryOut(_tx: Tx, { actor, job, wish, tappedAt }: Accepted): Promise<void> {
    await this.progress.advance(actor, targetOf(job), said(wish.status), tappedAt);
  }
}
