import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../../database/transactions/transaction';
import { CheckUnitService } from '../../../jobs/units/check-unit.service';
import { type Accepted, type OperationHandler, said, targetOf } from '../operation-handler';

/** `check-unit` and `load-anyway` */
@Injectable()
export class CheckUnitHandler implements OperationHandler {
  constructor(private readonly checking: CheckUnitService) {}

  async carryOut(_tx: Tx, { actor, job, wish, tappedAt }: Accepted): Promise<void> {
    const { unitId, vin, method, type } = wish;
    await this.checking.check(actor, targetOf(job), {
      unitId: said(unitId),
      vin: said(vin),
      method: said(method),
      isLoadedAnyway: type === 'load-anyway',
      tappedAt,
    });
  }
}
