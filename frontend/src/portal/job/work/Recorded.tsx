import { REPORT_STAGES, type ReportStage } from '@dispatch/domain/report/photo';
import type { Job, JobUnit } from '../../../api/jobs/jobs';
import { useTranslation } from '../../../ui/text/useTranslation';
import { isUnsent } from '../../offline/photos/photo';
import { usePhotoState } from '../../offline/photos/photoContext';
import { keptReport } from '../report/reportOf';

interface RecordedProps {
  job: Job;
  unit: JobUnit;
  stage: ReportStage;
}

/** What is recorded of a unit at this stage, and photos of the other stage that still wait. */
export function Recorded({ job, unit, stage }: RecordedProps) {
  const { t } = useTranslation('driver');
  const { photos } = usePhotoState();
  const own = photos.filter((photo) => photo.unitId === unit.id);
  const at = (one: ReportStage) => own.filter((photo) => photo.stage === one);
  const [other] = REPORT_STAGES.filter((one) => one !== stage);
  const taken = at(stage).length;
  const unsent = at(stage).filter(isUnsent).length;
  const waiting = other ? at(other).filter(isUnsent).length : 0;
  const report = unit.leftBehind ? null : keptReport(job, unit.id, stage);
  return (
    <>
      {taken > 0 && (
        <p className="type-body">
          {t('photos.taken', { count: taken })}
          {unsent > 0 && ` · ${t('photos.unsent', { count: unsent })}`}
        </p>
      )}
      {other && waiting > 0 && (
        <p className="type-body">{t(`photos.unsentAt.${other}`, { count: waiting })}</p>
      )}
      {report && <p className="type-body">{t('report.saved', { count: report.marks.length })}</p>}
    </>
  );
}
