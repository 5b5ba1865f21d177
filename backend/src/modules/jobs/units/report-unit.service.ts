import type { ReportStage } from '@dispatch/domain/report/photo';
import { newMarks, type UnitReport } from '@dispatch/domain/report/unit-report';
import { Injectable } from '@nestjs/common';
import { canonicalJson } from '../../../database/records/canonical-json';
import type { Actor } from '../../../http/access/actor';
import type { Target } from '../../../http/input/target';
import { JobChanges } from '../change/job-changes';
import { ReportCompletion } from '../duty/report-completion';
import { UnitMarks } from '../change/unit-marks';
import type { JobAnswer } from '../job.schema';
import { unitFacts } from './unit-facts';
import { type KeptReport, UnitReportRepository } from './unit-report.repository';

export interface UnitReported {
  readonly unitId: number;
  readonly stage: ReportStage;
  readonly report: UnitReport;
  readonly tappedAt: Date;
}

/** Stores a driver's report on a unit. The last tap of a stage counts. */
@Injectable()
export class ReportUnitService {
  constructor(
    private readonly changes: JobChanges,
    private readonly marks: UnitMarks,
    private readonly reports: UnitReportRepository,
    private readonly completion: ReportCompletion,
  ) {}

  /**
   * Damage beyond the pickup report notifies dispatch as a note does.
   * @throws AppError not_found, stale_version, unit_carried_on
   */
  report(actor: Actor, target: Target, reported: UnitReported): Promise<JobAnswer> {
    const { unitId, stage, report, tappedAt } = reported;
    return this.changes.change(actor, target, async (tx, job, receivedAt) => {
      const { unit } = await this.marks.find(tx, job, unitId);
      const kept = await this.reports.find(tx, unitId);
      const known = kept.get(stage);
      if (known !== undefined && isSettled(known, reported)) return { fields: {} };
      const pickup = stage === 'pickup' ? report.marks : marksOf(kept.get('pickup'));
      const delivery = stage === 'delivery' ? report.marks : marksOf(kept.get('delivery'));
      const damage = newMarks(pickup, delivery);
      await this.reports.save(tx, known, {
        ...{ unitId, stage, content: report, tappedAt, receivedAt },
        ...{ newDamage: stage === 'delivery' ? damage.length : 0 },
        ...{ byId: actor.userId, byName: actor.name },
      });
      const other = kept.get('delivery');
      if (stage === 'pickup' && other) await this.reports.countDamage(tx, other, damage.length);
      const toldOf = newMarks(pickup, marksOf(kept.get('delivery')));
      const isNews = stage === 'delivery' && newMarks(toldOf, damage).length > 0;
      const isLate = stage === 'delivery' && job.status === 'delivered' && !job.hasDriverReport;
      const isReceived = isLate && (await this.completion.isComplete(tx, job));
      return {
        fields: {
          ...(isNews && { unreadNoteAt: tappedAt }),
          ...(isReceived && { hasDriverReport: true }),
        },
        beside: {
          before: {},
          after: {
            ...{ unit: unitFacts(unit), stage, report },
            ...(isNews && { damage: damage.map(({ code }) => code) }),
          },
        },
        action: isNews ? 'job.unit-damaged' : 'job.unit-reported',
        tappedAt,
      };
    });
  }
}

const marksOf = (kept: KeptReport | undefined) => kept?.content.marks ?? [];

/** Whether the stored report is equal or was tapped later. */
function isSettled({ content, tappedAt }: KeptReport, reported: UnitReported): boolean {
  return tappedAt > reported.tappedAt || canonicalJson(content) === canonicalJson(reported.report);
}
