import { REPORT_STAGES, type ReportStage } from '@dispatch/domain/report/photo';
import type { UnitReport as Content } from '@dispatch/domain/report/unit-report';
import { Injectable } from '@nestjs/common';
import { canonicalJson } from '../../../database/records/canonical-json';
import { UnitReport } from '../../../database/schema/entities/jobs/unit-report';
import type { Tx } from '../../../database/transactions/transaction';

export interface KeptReport {
  readonly id: number;
  readonly content: Content;
  readonly tappedAt: Date;
}

type NewReport = Omit<UnitReport, 'id' | 'content' | 'isSkipped'> & { readonly content: Content };

/** The transaction must hold the job of the units. */
@Injectable()
export class UnitReportRepository {
  async find(tx: Tx, unitId: number): Promise<Map<ReportStage, KeptReport>> {
    const rows = await tx.manager.findBy(UnitReport, { unitId });
    return new Map(
      REPORT_STAGES.flatMap((stage) => {
        const row = rows.find((each) => each.stage === stage);
        if (row === undefined) return [];
        const content = JSON.parse(row.content) as Content; // checked when it was written
        return [[stage, { id: row.id, content, tappedAt: row.tappedAt }]];
      }),
    );
  }

  /** Replaces the existing report. */
  async save(tx: Tx, known: KeptReport | undefined, report: NewReport): Promise<void> {
    const { content, ...fields } = report;
    const isSkipped = content.skipped !== null;
    const row = { ...fields, content: canonicalJson(content), isSkipped };
    if (known === undefined) await tx.manager.insert(UnitReport, row);
    else await tx.manager.update(UnitReport, { id: known.id }, row);
  }

  async countDamage(tx: Tx, { id }: KeptReport, newDamage: number): Promise<void> {
    await tx.manager.update(UnitReport, { id }, { newDamage });
  }
}
