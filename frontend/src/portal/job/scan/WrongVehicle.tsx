import type { Job } from '../../../api/jobs/jobs';
import { Button } from '../../../ui/button/Button';
import { Icon } from '../../../ui/icon/Icon';
import { titleFocus } from '../../../ui/over/titleFocus';
import { useTranslation } from '../../../ui/text/useTranslation';
import './scan.css';
import { useUnitWords } from './useUnitWords';
import { VinLine } from './VinLine';

interface WrongVehicleProps {
  job: Job;
  unitId: number;
  titleId: string;
  read: string;
  /** The unit this VIN belongs to, if it is another unit of the job. */
  otherId: number | null;
  onLookAgain: () => void;
  onLoadAnyway: () => void;
  onLeave: () => void;
}

/** Stops the driver: a full screen that requires a choice. */
export function WrongVehicle(props: WrongVehicleProps) {
  const { job, unitId, titleId, read, otherId, onLookAgain, onLoadAnyway, onLeave } = props;
  const { t } = useTranslation('vinCheck');
  const wordsOf = useUnitWords(job);
  const { name, vin } = wordsOf(unitId);
  return (
    <div className="full-screen scan-wrong">
      <Icon name="problem" size="large" className="scan-sign" />
      <h2 id={titleId} className="type-h1" {...titleFocus}>
        {t('wrong.title')}
      </h2>
      <p className="type-h4 breakable">
        {otherId === null ? t('wrong.none') : t('wrong.other', { unit: wordsOf(otherId).name })}
      </p>
      <VinLine label={t('wrong.read')} vin={read} />
      <VinLine label={t('wrong.wanted', { unit: name })} vin={vin} />
      <div className="scan-choices">
        <Button variant="contained" isWide className="tall-button" onClick={onLookAgain}>
          {t('wrong.again')}
        </Button>
        <Button variant="contained" isWide className="tall-button" onClick={onLeave}>
          {t('wrong.leave')}
        </Button>
        <Button variant="outlined" isWide className="tall-button" onClick={onLoadAnyway}>
          {t('wrong.anyway')}
        </Button>
        <p className="type-body">{t('wrong.told')}</p>
      </div>
    </div>
  );
}
