import type { ReportStage } from '@dispatch/domain/report/photo';
import { isChecked } from '@dispatch/domain/vehicles/vin-agreement';
import { newDamageOf } from './newDamage';
import type { JobUnit } from '../../../api/jobs/jobs';
import { Mark } from '../../../parts/job/marks/Mark';
import { useTranslation } from '../../../ui/text/useTranslation';
import './stages.css';

interface StageSummaryProps {
  unit: JobUnit;
  stage: ReportStage;
  photoCount: number;
}

/** A short summary of a unit at one stage. */
export function StageSummary({ unit, stage, photoCount }: StageSummaryProps) {
  const { t } = useTranslation('report');
  return (
    <div className="stages-summary">
      {stage === 'pickup' && <PickupMarks unit={unit} />}
      <ConditionMarks unit={unit} stage={stage} />
      <span className={photoCount === 0 ? 'stages-none' : undefined}>
        {t('photos', { count: photoCount })}
      </span>
    </div>
  );
}

function ConditionMarks({ unit, stage }: Pick<StageSummaryProps, 'unit' | 'stage'>) {
  const { t } = useTranslation(['report', 'unitReport']);
  const marks = unit.reports?.find((report) => report.stage === stage)?.marks;
  const news = stage === 'delivery' ? newDamageOf(unit).length : 0;
  return (
    <>
      {news > 0 && <Mark tone="red" icon="problem" label={t('unitReport:new', { count: news })} />}
      {marks && <span>{t('marks', { count: marks.length })}</span>}
    </>
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
