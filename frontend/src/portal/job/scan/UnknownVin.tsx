import type { Job } from '../../../api/jobs/jobs';
import { Button } from '../../../ui/button/Button';
import { titleFocus } from '../../../ui/over/titleFocus';
import { useTranslation } from '../../../ui/text/useTranslation';
import './scan.css';
import { useUnitWords } from './useUnitWords';
import { VinLine } from './VinLine';

interface UnknownVinProps {
  job: Job;
  unitId: number;
  titleId: string;
  read: string;
  onNote: () => void;
  onLookAgain: () => void;
}

/** The record has no VIN to compare with; the VIN read can be noted for dispatch. */
export function UnknownVin({ job, unitId, titleId, read, onNote, onLookAgain }: UnknownVinProps) {
  const { t } = useTranslation('vinCheck');
  const { name } = useUnitWords(job)(unitId);
  return (
    <div className="full-screen">
      <h2 id={titleId} className="type-h3" {...titleFocus}>
        {t('unknown.title')}
      </h2>
      <p className="type-h4 breakable">{name}</p>
      <VinLine label={t('wrong.read')} vin={read} />
      <p className="type-body">{t('unknown.text')}</p>
      <div className="scan-choices">
        <Button variant="contained" isWide className="tall-button" onClick={onNote}>
          {t('unknown.note')}
        </Button>
        <Button variant="outlined" color="secondary" isWide onClick={onLookAgain}>
          {t('wrong.again')}
        </Button>
      </div>
    </div>
  );
}
