import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../../database/transactions/transaction';
import { LeaveUnitService } from '../../../jobs/units/leave-unit.service';
import { type Accepted, type OperationHandler, said, targetOf } from '../operation-handler';

/** `take-unit` */
@Injectable()
export class TakeUnitHandler implements OperationHandler {
  constructor(private readonly taking: LeaveUnitService) {}

  async carryOut(_tx: Tx, { actor, job, wish, tappedAt }: Accepted): Promise<void> {
    await this.taking.takeBack(actor, targetOf(job), said(wish.unitId), tappedAt);
  }
}
