import { vinText } from '../../../parts/job/jobTexts';
import type { Job } from '../../../api/jobs/jobs';
import { Button } from '../../../ui/button/Button';
import { titleFocus } from '../../../ui/over/titleFocus';
import { useTranslation } from '../../../ui/text/useTranslation';
import { CameraView } from './CameraView';
import './scan.css';
import { TypedVin } from './TypedVin';
import { useUnitWords } from './useUnitWords';
import { VinLine } from './VinLine';
import type { VinReading } from './useVinCheck';

interface LookAtUnitProps {
  job: Job;
  unitId: number;
  titleId: string;
  isWholeWanted: boolean;
  onReading: (reading: VinReading) => void;
  onClose: () => void;
}

/** Camera and text field side by side, for one unit. */
export function LookAtUnit(props: LookAtUnitProps) {
  const { job, unitId, titleId, isWholeWanted, onReading, onClose } = props;
  const { t } = useTranslation(['vinCheck', 'common']);
  const { name, vin } = useUnitWords(job)(unitId);
  const vehicle = job.jobVehicles.find(({ id }) => id === unitId)?.vehicle ?? null;
  return (
    <div className="full-screen">
      <h2 id={titleId} className="type-h3" {...titleFocus}>
        {t('title')}
      </h2>
      <p className="type-h4 breakable">{name}</p>
      <VinLine label={t('expected')} vin={vinText(vehicle) === null ? t('noRecord') : vin} />
      {isWholeWanted && (
        <p className="type-body type-strong" role="alert">
          {t('twins')}
        </p>
      )}
      <CameraView onVin={(read) => onReading({ vin: read, method: 'scan' })} />
      <TypedVin
        isWholeWanted={isWholeWanted}
        onVin={(read) => onReading({ vin: read, method: 'typed' })}
      />
      <Button color="secondary" isWide onClick={onClose}>
        {t('common:actions.cancel')}
      </Button>
    </div>
  );
}
