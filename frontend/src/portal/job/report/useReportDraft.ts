import type { ReportStage } from '@dispatch/domain/report/photo';
import { readReport } from '@dispatch/domain/report/read-report';
import type { UnitReport } from '@dispatch/domain/report/unit-report';
import { useEffect, useState } from 'react';
import { readDraft, writeDraft } from '../../offline/store/drafts';

export function reportDraftKey(unitId: number, stage: ReportStage): string {
  return `report:${String(unitId)}:${stage}`;
}

/**
 * A draft report, saved on the phone at every change; null until the phone's storage has been read. `isLost` if the
 * stored draft cannot be read.
 */
export function useReportDraft(userId: number, key: string, first: UnitReport) {
  const [report, setReport] = useState<UnitReport | null>(null);
  const [isLost, setIsLost] = useState(false);
  const [begun] = useState(first);
  useEffect(() => {
    let isOver = false;
    const show = (kept: UnitReport) => {
      if (!isOver) setReport((shown) => shown ?? kept);
    };
    readDraft(userId, key).then(
      (text) => {
        const kept = text === '' ? begun : readReport(text);
        if (!isOver) setIsLost(kept === null);
        show(kept ?? begun);
      },
      () => show(begun),
    );
    return () => {
      isOver = true;
    };
  }, [userId, key, begun]);
  const change = (fields: Partial<UnitReport>) => {
    const next = { ...(report ?? begun), ...fields };
    setReport(next);
    // The status band reports a phone that cannot store; the report then lasts only for this page.
    writeDraft(userId, key, JSON.stringify(next)).catch(() => undefined);
  };
  return { report, isLost, change };
}
