import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../../database/transactions/transaction';
import { DeliverJobService } from '../../../jobs/change/deliver-job.service';
import { type Accepted, type OperationHandler, targetOf } from '../operation-handler';

/** `complete` */
@Injectable()
export class CompleteHandler implements OperationHandler {
  constructor(private readonly delivery: DeliverJobService) {}

  async carryOut(_tx: Tx, { actor, job, wish, tappedAt }: Accepted): Promise<void> {
    await this.delivery.deliver(actor, targetOf(job), { completionNotes: wish.notes, tappedAt });
  }
}
