import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../../database/transactions/transaction';
import { UndoLeftBehindService } from '../../../jobs/units/undo-left-behind.service';
import { type Accepted, type OperationHandler, said, targetOf } from '../operation-handler';

/** `take-unit` */
@Injectable()
export class TakeUnitHandler implements OperationHandler {
  constructor(private readonly taking: UndoLeftBehindService) {}

  async carryOut(_tx: Tx, { actor, job, wish, tappedAt }: Accepted): Promise<void> {
    await this.taking.take(actor, targetOf(job), said(wish.unitId), tappedAt);
  }
}
