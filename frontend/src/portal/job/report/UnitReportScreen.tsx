import type { ReportStage } from '@dispatch/domain/report/photo';
import { useId, useState } from 'react';
import type { Job } from '../../../api/jobs/jobs';
import { Button } from '../../../ui/button/Button';
import { titleFocus } from '../../../ui/over/titleFocus';
import { useTranslation } from '../../../ui/text/useTranslation';
import { FullScreen } from '../FullScreen';
import { useUnitWords } from '../scan/useUnitWords';
import { Damage, type OpenDamage } from './Damage';
import { FoundFacts } from './FoundFacts';
import './report.css';
import { firstReport, keptReport } from './reportOf';
import { reportDraftKey, useReportDraft } from './useReportDraft';
import { useSaveReport } from './useSaveReport';

interface UnitReportScreenProps {
  userId: number;
  job: Job;
  unitId: number;
  stage: ReportStage;
  onClose: () => void;
}

/** The report of one unit at one stage: facts and damage. */
export function UnitReportScreen({ userId, job, unitId, stage, onClose }: UnitReportScreenProps) {
  const { t } = useTranslation('unitReport');
  const titleId = useId();
  const { name, vin } = useUnitWords(job)(unitId);
  const key = reportDraftKey(unitId, stage);
  const { report, isLost, change } = useReportDraft(userId, key, firstReport(job, unitId, stage));
  const save = useSaveReport(userId, job);
  const [isSaving, setIsSaving] = useState(false);
  /** The damage in the open form, saved with the report if it is complete. */
  const [open, setOpen] = useState<OpenDamage | null>(null);
  /** A new damage is incomplete, so the report cannot be saved. */
  const [isRefused, setIsRefused] = useState(false);
  const pickup = keptReport(job, unitId, 'pickup');
  const known = stage === 'delivery' ? (pickup?.marks ?? []) : null;
  const handleMarking = (damage: OpenDamage | null) => {
    setOpen(damage);
    if (damage !== 'incomplete') setIsRefused(false);
  };
  const handleSave = async () => {
    if (report === null) return;
    if (open === 'incomplete') {
      setIsRefused(true);
      return;
    }
    setIsSaving(true);
    const marks = open === null ? report.marks : [...report.marks, open];
    await save(unitId, stage, { ...report, marks });
    onClose();
  };
  return (
    <FullScreen titleId={titleId} onClose={onClose}>
      <div className="full-screen unit-report">
        <h2 id={titleId} className="type-h3" {...titleFocus}>
          {t(`title.${stage}`)}
        </h2>
        <p className="type-h4 breakable">{`${name}, ${vin}`}</p>
        {isLost && (
          <p className="type-body type-strong" role="alert">
            {t('lostDraft')}
          </p>
        )}
        {report && (
          <>
            <FoundFacts report={report} onChange={change} />
            <h3 className="type-h3">{t('damage')}</h3>
            <Damage report={report} pickup={known} onChange={change} onMarking={handleMarking} />
          </>
        )}
        {isRefused && (
          <p className="type-body type-strong" role="alert">
            {t('openDamage')}
          </p>
        )}
        <Button
          variant="contained"
          isWide
          className="tall-button"
          disabled={report === null || isSaving}
          onClick={() => void handleSave()}
        >
          {t('save')}
        </Button>
        <Button color="secondary" isWide onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </FullScreen>
  );
}
