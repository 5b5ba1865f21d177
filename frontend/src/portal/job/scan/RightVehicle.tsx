import type { Job } from '../../../api/jobs/jobs';
import { Button } from '../../../ui/button/Button';
import { Icon } from '../../../ui/icon/Icon';
import { titleFocus } from '../../../ui/over/titleFocus';
import { useTranslation } from '../../../ui/text/useTranslation';
import './scan.css';
import { useUnitWords } from './useUnitWords';
import { VinLine } from './VinLine';

interface RightVehicleProps {
  job: Job;
  unitId: number;
  titleId: string;
  read: string;
  outcome: 'match' | 'noted' | 'loaded-anyway';
  /** The next unit to check; null when there is none. */
  nextId: number | null;
  onNext: (unitId: number) => void;
  onClose: () => void;
}

/** The unit is checked; one button leads to the next. */
export function RightVehicle(props: RightVehicleProps) {
  const { job, unitId, titleId, read, outcome, nextId, onNext, onClose } = props;
  const { t } = useTranslation('vinCheck');
  const wordsOf = useUnitWords(job);
  const { name } = wordsOf(unitId);
  const isTold = outcome === 'loaded-anyway';
  return (
    <div className="full-screen" data-outcome={isTold ? 'told' : 'right'}>
      <Icon name={isTold ? 'problem' : 'check'} size="large" className="scan-sign" />
      <h2 id={titleId} className="type-h1" {...titleFocus}>
        {t(`right.${outcome}`)}
      </h2>
      <p className="type-h4 breakable">{name}</p>
      <VinLine label={t('wrong.read')} vin={read} />
      <div className="scan-choices">
        {nextId !== null && (
          <Button variant="contained" isWide className="tall-button" onClick={() => onNext(nextId)}>
            {t('right.next', { unit: wordsOf(nextId).name })}
          </Button>
        )}
        <Button
          variant={nextId === null ? 'contained' : 'outlined'}
          color={nextId === null ? 'primary' : 'secondary'}
          isWide
          className="tall-button"
          onClick={onClose}
        >
          {t('right.done')}
        </Button>
      </div>
    </div>
  );
}
