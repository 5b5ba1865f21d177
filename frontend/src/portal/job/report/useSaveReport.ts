import type { ReportStage } from '@dispatch/domain/report/photo';
import type { UnitReport } from '@dispatch/domain/report/unit-report';
import type { Job } from '../../../api/jobs/jobs';
import { askForBackgroundSync } from '../../../lib/serviceWorker';
import { useQueue } from '../../offline/queueContext';
import { reportDraftKey } from './useReportDraft';

/**
 * Stores a report on the phone in place of its draft, and sends it when there is a network, without
 * waiting.
 */
export function useSaveReport(userId: number, job: Job) {
  const queue = useQueue();
  return async (unitId: number, stage: ReportStage, report: UnitReport): Promise<void> => {
    const { id: jobId, jobId: jobName, version: baseVersion } = job;
    const tidy = { ...report, looseItems: tidied(report.looseItems), note: tidied(report.note) };
    const operation = await queue.add(
      {
        ...{ userId, jobId, jobName, baseVersion, unitId, stage, report: tidy },
        ...{ type: 'report-unit', status: null, notes: null },
      },
      reportDraftKey(unitId, stage),
    );
    if (operation === null) return;
    void queue.settlementOf(operation.id).then(({ kind }) => {
      if (kind === 'waiting') askForBackgroundSync();
    });
  };
}

function tidied(text: string | null): string | null {
  return text?.trim() || null;
}
