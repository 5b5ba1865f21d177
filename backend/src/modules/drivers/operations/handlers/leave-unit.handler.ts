import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../../database/transactions/transaction';
import { LeaveUnitService } from '../../../jobs/units/leave-unit.service';
import { type Accepted, type OperationHandler, said, targetOf } from '../operation-handler';

/** `leave-unit` */
@Injectable()
export class LeaveUnitHandler implements OperationHandler {
  constructor(private readonly leaving: LeaveUnitService) {}

  async carryOut(_tx: Tx, { actor, job, wish, tappedAt }: Accepted): Promise<void> {
    const { unitId, reason, notes: note } = wish;
    const left = { unitId: said(unitId), reason: said(reason), note, tappedAt };
    await this.leaving.leave(actor, targetOf(job), left);
  }
}
