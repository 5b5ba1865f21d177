import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../../database/transactions/transaction';
import { ReportUnitService } from '../../../jobs/units/report-unit.service';
import { type Accepted, type OperationHandler, said, targetOf } from '../operation-handler';

/** `report-unit` */
@Injectable()
export class ReportUnitHandler implements OperationHandler {
  constructor(private readonly reporting: ReportUnitService) {}

  async carryOut(_tx: Tx, { actor, job, wish, tappedAt }: Accepted): Promise<void> {
    const { unitId, stage, report } = wish;
    const reported = { unitId: said(unitId), stage: said(stage), report: said(report), tappedAt };
    await this.reporting.report(actor, targetOf(job), reported);
  }
}
