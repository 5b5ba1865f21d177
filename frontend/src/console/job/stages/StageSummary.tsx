import type { ReportStage } from '@dispatch/domain/report/photo';
import { isChecked } from '@dispatch/domain/vehicles/vin-agreement';
import type { JobUnit } from '../../../api/jobs';
import { Mark } from '../../../parts/job/Mark';
import { useTranslation } from '../../../ui/text/useTranslation';
import './stages.css';

interface StageSummaryProps {
  unit: JobUnit;
  stage: ReportStage;
  photoCount: number;
}

/** What there is of a unit at a stage, at a glance. */
export function StageSummary({ unit, stage, photoCount }: StageSummaryProps) {
  const { t } = useTranslation('report');
  return (
    <div className="stages-summary">
      {stage === 'pickup' && <PickupMarks unit={unit} />}
      <span className={photoCount === 0 ? 'stages-none' : undefined}>
        {t('photos', { count: photoCount })}
      </span>
    </div>
  );
}

function PickupMarks({ unit: { leftBehind, vinCheck, vehicle } }: Pick<StageSummaryProps, 'unit'>) {
  const { t } = useTranslation('report');
  return (
    <>
      {leftBehind && <Mark tone="orange" icon="problem" label={t('left')} />}
      {vinCheck && isChecked(vehicle, vinCheck) && (
        <Mark tone="green" icon="check" label={t('vin.checked')} />
      )}
      {vinCheck && !isChecked(vehicle, vinCheck) && (
        <Mark
          tone={vinCheck.isLoadedAnyway ? 'red' : 'orange'}
          icon="problem"
          label={t(vinCheck.isLoadedAnyway ? 'vin.anyway' : 'vin.changed')}
        />
      )}
    </>
  );
}
